/** Every fact about the company, stated once. Pages, e-mails and structured data read them from here. */
export const company = {
  name: 'Quzones',
  foundedYear: 2021,
  copyrightYear: 2025,
  domain: 'quzones.com',
  headquarters: {
    city: 'Ranchi',
    postalCode: '834001',
    region: 'Jharkhand',
    country: 'India',
    countryCode: 'IN',
    timeZone: 'Asia/Kolkata',
    lines: ['Ranchi 834001', 'Jharkhand, India'],
  },
  secondOffice: { city: 'Tallinn', country: 'Estonia', countryCode: 'EE', note: 'Details to be announced' },
  countries: ['India', 'Estonia'],
  emails: {
    hello: 'hello@quzones.com',
    careers: 'careers@quzones.com',
    privacy: 'privacy@quzones.com',
    legal: 'legal@quzones.com',
  },
  social: [
    { network: 'linkedin', label: 'LinkedIn', href: 'https://www.linkedin.com/company/quzones' },
    { network: 'x', label: 'X', href: 'https://x.com/quzones' },
    { network: 'github', label: 'GitHub', href: 'https://github.com/quzones' },
    { network: 'youtube', label: 'YouTube', href: 'https://www.youtube.com/@quzones' },
  ],
  products: ['Quzones', 'Querido', 'DIM12', 'Custom LLMs', 'Automation & RPA', 'Unfaked', 'Bliss'],
} as const;

export type SocialNetwork = (typeof company.social)[number]['network'];

/** When somebody is at work on business days, on India's clock. */
export const workingHours = { from: '09:00', until: '18:00' };

/** What the company promises to people who write to it. The words are for pages, the numbers for due times. */
export const promises = {
  contactReply: { hours: 24, words: 'within 24 hours on business days' },
  demoLength: { minutes: [30, 45], words: '30-45 minutes by video call' },
  privacyReply: { days: 30, words: 'within 30 days' },
  legalReply: { businessDays: 5, words: 'within 5 business days' },
} as const;
