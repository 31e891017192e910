import type { ContactSubject, DemoInterest } from '~/server/inbox/inquiry-options';

/** Addresses of the two forms. What a demo or a message can be about is listed in `app/server/inbox/inquiry-options.ts`. */
export function demoHref(interest?: DemoInterest): string {
  return interest ? `/request-demo?interest=${interest}` : '/request-demo';
}

export function contactHref(subject?: ContactSubject): string {
  return subject ? `/contact?subject=${subject}` : '/contact';
}
