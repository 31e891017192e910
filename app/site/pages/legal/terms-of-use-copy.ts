import { company, promises } from '~/lib/company';
import type { ClaimId } from '../../claims';
import { defineCopy } from '../page-copy';

const { emails, headquarters } = company;

/** The words of the terms of use. */
export const termsOfUseCopy = defineCopy({
  hero: {
    title: 'Terms of use',
    content:
      'Fair rules, short. They hold for reading and using this website; a product or a project has its own contract.',
    changed: '2026-11-21',
  },
  parties: {
    title: 'Between whom',
    paragraphs: [
      `${company.name}, ${headquarters.lines.join(', ')}, runs this site (“we”). Whoever visits it (“you”) accepts these terms by using it. If you don’t accept them, please don’t use it.`,
    ],
  },
  use: {
    title: 'What you may do',
    paragraphs: [
      'Read, print and link to every page, without asking. Read it by program too, at a pace that leaves room for others: robots.txt says how.',
      'Use code samples in your own programs, with or without changes. They are shown to explain something and come without any warranty.',
    ],
  },
  limits: {
    title: 'What you may not do',
    paragraphs: [
      'Get around access controls, look for weaknesses without telling us, disturb the service, send anything unlawful or anything that is not yours through the forms, or pretend to be us.',
      `If you found a weakness by accident, write to ${emails.hello} before you write to anybody else. We thank you and don’t sue.`,
    ],
  },
  ownership: {
    title: 'Whose content it is',
    paragraphs: [
      `Texts, drawings, code of the site and the names ${company.products.join(', ')} belong to ${company.name} unless marked otherwise. You may quote with a link to the page. Whole pages or drawings elsewhere need our permission in writing.`,
      'What you send us stays yours. You allow us to use it in order to answer you, and for nothing else.',
    ],
  },
  figures: {
    title: 'What a published figure means',
    paragraphs: [
      'Figures on this site are statements of the company about its products and projects. Each is kept in one register with where it comes from and a day by which it is confirmed or withdrawn. A figure is no warranty for your case; what counts there is what a contract says.',
    ],
    claim: 'relative-cost' satisfies ClaimId,
    value: 'The figure',
    label: 'What it counts',
    source: 'Where it comes from',
    review: 'To be confirmed by',
    note: 'One entry of the register, as an example. Pages of services and industries state the source under their figures; overviews and sentences give the figure and what it counts, and lead to those pages.',
  },
  medical: {
    title: 'No medical advice',
    paragraphs: [
      'Pages on healthcare, DIM12 and radiology describe products for professionals. They are neither advice nor diagnosis. If you are worried about your health, speak with a physician.',
    ],
  },
  advice: {
    title: 'No financial or legal advice',
    paragraphs: [
      'The same holds for pages on finance, government and cryptography: they explain methods. Decide with somebody who knows your case.',
    ],
  },
  links: {
    title: 'Links to others',
    paragraphs: [
      'We link to sites of others where that helps. We looked at them when we set the link, and are not responsible for what they are now. Tell us if one leads astray.',
    ],
  },
  liability: {
    title: 'Availability and liability',
    paragraphs: [
      'The site is free, and may change or be away at times. For damage that we cause with intent or gross negligence, and for injury to life, body or health, we are liable as the law says. For everything else that comes from using this website we are liable only as far as the law does not let us exclude it.',
    ],
  },
  law: {
    title: 'Law and place',
    paragraphs: [
      'The law of India holds, with the courts in Ranchi. If you are a consumer elsewhere, the protection that your own law gives you stays.',
      'If one of these rules does not hold, the others do.',
    ],
  },
  contact: {
    title: 'Questions',
    paragraphs: [
      `Legal questions and notices go to ${emails.legal}. We answer ${promises.legalReply.words}.`,
      'The date at the top is the day of the last change. Changes hold from the day on which they stand here.',
    ],
  },
});

export type TermsOfUseCopy = typeof termsOfUseCopy.sections;
