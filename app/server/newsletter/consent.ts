/**
 * What whoever enters an address agrees to: the words beside the box. Changed words get a new version, and the old ones
 * stay here, because subscribers are stored with the version they saw.
 */
export const consentVersions = {
  '2026-11':
    'One e-mail when a new insight is published, and nothing else. You confirm by e-mail, and leave with one click.',
} as const;

export const consentVersion = '2026-11' satisfies keyof typeof consentVersions;

export const consentWords: string = consentVersions[consentVersion];
