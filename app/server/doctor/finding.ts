/** Nothing is imported here, so that pages and commands may both read it. */

/** In the order in which somebody should look at them. */
const findingStates = ['wrong', 'warning', 'ok'] as const;
export type FindingState = (typeof findingStates)[number];

/** What a check is about, in the order of a report. */
export const findingGroups = [
  'Settings',
  'Machine',
  'Database',
  'Mail',
  'Pictures',
  'Texts',
  'Backups',
  'Jobs',
  'People',
] as const;
export type FindingGroup = (typeof findingGroups)[number];

/** What a look at one thing brought. */
export interface Observation {
  state: FindingState;
  /** What is the case. */
  sentence: string;
  /** What to do about it; nothing when all is well. */
  advice?: string;
  /** What `--mend` would do about it. */
  mendable?: string;
  /** What was done about it just now, so that it is `ok` again. */
  mended?: string;
}

export interface Finding extends Observation {
  group: FindingGroup;
  /** Of the check. */
  name: string;
}

/** How many findings there are of each state. */
export function countFindings(findings: readonly Finding[]): Record<FindingState, number> {
  const count = (state: FindingState) => findings.filter((finding) => finding.state === state).length;
  return { wrong: count('wrong'), warning: count('warning'), ok: count('ok') };
}

/** All of a report in one sentence. */
export function summarise(findings: readonly Finding[]): string {
  const { wrong, warning } = countFindings(findings);
  const warnings = warning === 1 ? 'there is 1 warning' : `there are ${warning} warnings`;
  const wrongs = wrong === 1 ? '1 thing is wrong' : `${wrong} things are wrong`;
  if (wrong > 0) return warning > 0 ? `${wrongs}, and ${warnings}.` : `${wrongs}.`;
  return warning > 0 ? `Nothing is wrong. T${warnings.slice(1)}.` : 'All is well.';
}

/** What is worst first, otherwise in the order of the groups. */
export function worstFirst(findings: readonly Finding[]): Finding[] {
  return findings.toSorted(
    (a, b) =>
      findingStates.indexOf(a.state) - findingStates.indexOf(b.state) ||
      findingGroups.indexOf(a.group) - findingGroups.indexOf(b.group),
  );
}
