import { company, promises } from '../company';
import type { Brief } from './brief';

const mail = (address: string) => ({ label: address, href: `mailto:${address}` });

export const companyBriefs: Record<string, Brief> = {
  '/privacy-policy': {
    heading: 'We keep little, and say what',
    lead: `This site sets one cookie, and only after you choose a theme. What you write to us is kept to answer you, and for nothing else. Ask at any time what we hold about you, have it corrected or erased; we answer ${promises.privacyReply.words}.`,
    facts: [
      { term: 'No trackers', text: 'no advertising, no third-party analytics' },
      { term: 'Requests', text: company.emails.privacy },
      { term: 'Answer', text: promises.privacyReply.words },
    ],
    actions: [mail(company.emails.privacy), { label: 'Terms of Use', href: '/terms-of-use' }],
  },
  '/terms-of-use': {
    heading: 'Fair rules, short',
    lead: `You may read, link to and quote this site; texts and drawings belong to ${company.name}. Figures are statements of the company with their source and review date, not guarantees for your case. Legal questions are answered ${promises.legalReply.words}.`,
    facts: [
      { term: 'Figures', text: 'stated with source, binding only in a contract' },
      { term: 'Content', text: `belongs to ${company.name} unless marked otherwise` },
      { term: 'Legal questions', text: `${company.emails.legal}, ${promises.legalReply.words}` },
    ],
    actions: [mail(company.emails.legal), { label: 'Privacy Policy', href: '/privacy-policy' }],
  },
};
