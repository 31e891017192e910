import type { ContactSubject, DemoIndustry, DemoInterest } from '~/server/inbox/inquiry-options';

/** Addresses of the two forms. What a demo or a message can be about is listed in `app/server/inbox/inquiry-options.ts`. */
export function demoHref(interest?: DemoInterest, industry?: DemoIndustry): string {
  const search = new URLSearchParams({ ...(interest && { interest }), ...(industry && { industry }) });
  return search.size > 0 ? `/request-demo?${search}` : '/request-demo';
}

export function contactHref(subject?: ContactSubject): string {
  return subject ? `/contact?subject=${subject}` : '/contact';
}

/** The case studies of one industry, as the chips of their list lead to them. */
export function caseStudiesIn(industry: string) {
  return { label: 'Read the case studies', href: `/case-studies?category=${industry}` };
}

export const allCaseStudies = { label: 'View All Case Studies', href: '/case-studies' };

/** The steps that most pages end on, with their usual words. */
export function requestDemo(interest?: DemoInterest, industry?: DemoIndustry) {
  return { label: 'Request Demo', href: demoHref(interest, industry) };
}

export const contactSales = { label: 'Contact Sales', href: contactHref('sales') };
export const talkToExperts = { label: 'Talk to Experts', href: contactHref('expert') };
