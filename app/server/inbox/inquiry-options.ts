/** The lists of the two forms and the words of the inbox. Nothing is imported here, so that tables may read it too. */

/** Whom a demo can be for, in the words of the form, which travel in `?industry=` as well. */
export const demoIndustries = [
  'Healthcare',
  'Finance',
  'Logistics',
  'Energy',
  'Manufacturing',
  'Government',
  'Other',
] as const;

/** What a demo can be about: the key travels in `?interest=`, the words are the form's options and are stored. */
export const demoInterests = {
  quantum: 'Quzones (Quantum Computing)',
  dim12: 'DIM12 (Cancer Detection)',
  ai: 'AI Solutions',
  consulting: 'Consulting',
  other: 'Other',
} as const;

/** What a message can be about: the key travels in `?subject=` and is stored, so that the words may change. */
export const contactSubjects = {
  quote: 'A quote',
  sales: 'Sales',
  consultation: 'A consultation',
  audit: 'An automation audit',
  expert: 'A talk with an expert',
  partnership: 'A partnership',
  courses: 'Courses and training',
  access: 'Early access to a platform',
  press: 'Press',
  privacy: 'Privacy',
  legal: 'A legal matter',
  other: 'Something else',
} as const;

export type DemoIndustry = (typeof demoIndustries)[number];
export type DemoInterest = keyof typeof demoInterests;
export type ContactSubject = keyof typeof contactSubjects;

export const contactStatuses = ['unread', 'read', 'replied'] as const;
export const demoStatuses = ['pending', 'scheduled', 'completed', 'cancelled'] as const;

/** Why a message is doubtful. It is kept all the same, and staff read the words. */
export const spamReasons = {
  honeypot: 'It filled in a field that people can’t see.',
  too_fast: 'It was sent within three seconds of opening the form.',
  links: 'It contains three links or more.',
  wording: 'It is worded like advertising that machines send.',
  unproven:
    'Its browser did not do the calculation that the form asks for: scripts are off there, or a machine sent it.',
  by_hand: 'Somebody of the staff marked it as spam.',
} as const;

export type SpamReason = keyof typeof spamReasons;

/** Of how many minutes a demo may be, as the site promises. */
export const demoMinutes = [30, 45] as const;
