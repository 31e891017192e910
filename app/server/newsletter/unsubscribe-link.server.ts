import { siteOrigin } from '../site-origin.server';

/** Of the page, and of the address that mail programs post to: one click, no sign-in, no question (RFC 8058). */
export function unsubscribeUrl(token: string): string {
  return `${siteOrigin()}/newsletter/unsubscribe?token=${token}`;
}

/** What every mail of the newsletter carries, so that mail programs show their own button. */
export function unsubscribeHeaders(token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${unsubscribeUrl(token)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
