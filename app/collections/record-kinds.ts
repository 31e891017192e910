/** The records that have pages of their own, as addresses of the site's search call them, in the order of its choices. */
export const recordKinds = [
  { kind: 'insights', label: 'Insights' },
  { kind: 'blog', label: 'Blog' },
  { kind: 'documentation', label: 'Documentation' },
  { kind: 'case-studies', label: 'Case studies' },
  { kind: 'careers', label: 'Careers' },
] as const;

export type RecordKind = (typeof recordKinds)[number]['kind'];
