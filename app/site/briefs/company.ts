import { company, promises } from '../company';
import { contactHref, demoHref } from '../next-steps';
import type { Brief } from './brief';

const mail = (address: string) => ({ label: address, href: `mailto:${address}` });

export const companyBriefs: Record<string, Brief> = {
  '/about': {
    heading: 'A deep-tech company that ships',
    lead: `${company.name} was founded in ${company.headquarters.city} to bring quantum computing and AI out of the laboratory at a price that ordinary organisations can pay. Our products are in production, and we publish where each of our figures comes from.`,
    facts: [
      { claim: 'founded' },
      { term: 'Ranchi', text: 'headquarters, Jharkhand, India' },
      { term: 'Tallinn', text: `office in Estonia, ${company.secondOffice.note.toLowerCase()}` },
    ],
    actions: [
      { label: 'Get Started', href: demoHref() },
      { label: 'Learn More', href: '/solutions' },
    ],
  },
  '/team': {
    heading: 'Formulate, build, check',
    lead: 'A project here has three voices: somebody who writes the problem down, somebody who makes it run and somebody from the field who tests what it says. Profiles of the people behind them will follow on this page; until then, write to us and ask.',
    facts: [
      { term: 'Formulate', text: 'physicists and mathematicians write the model down' },
      { term: 'Build', text: 'engineers put it into service and keep it there' },
      { term: 'Check', text: 'people from the field test what it says' },
    ],
    actions: [
      { label: 'Contact Us', href: contactHref() },
      { label: 'View Careers', href: '/careers' },
    ],
  },
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
