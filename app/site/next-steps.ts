/** What a demo can be about: the key travels in `?interest=`, the words are the form's options. */
export const demoInterests = {
  quantum: 'Quzones (Quantum Computing)',
  dim12: 'DIM12 (Cancer Detection)',
  ai: 'AI Solutions',
  consulting: 'Consulting',
  other: 'Other',
} as const;

/** What a message can be about: the key travels in `?subject=`. */
export const contactSubjects = {
  quote: 'A quote',
  sales: 'Sales',
  consultation: 'A consultation',
  expert: 'A talk with an expert',
  partnership: 'A partnership',
  courses: 'Courses and training',
  press: 'Press',
  privacy: 'Privacy',
  other: 'Something else',
} as const;

export type DemoInterest = keyof typeof demoInterests;
export type ContactSubject = keyof typeof contactSubjects;

export function demoHref(interest?: DemoInterest): string {
  return interest ? `/request-demo?interest=${interest}` : '/request-demo';
}

export function contactHref(subject?: ContactSubject): string {
  return subject ? `/contact?subject=${subject}` : '/contact';
}
