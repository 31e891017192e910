import { createContext } from 'react-router';

/** Markup that a public page ends with when somebody of the staff reads it; null for everybody else. */
export const staffBar = createContext<string | null>(null);

/** Puts the bar into a document, whose characters are its bytes. It is no part of what React makes of the page, or takes over. */
export function addStaffBar(html: string, bar: string | null): string {
  if (bar === null) return html;
  const bytes = Buffer.from(bar).toString('latin1');
  return html.replace('</body>', () => `${bytes}</body>`);
}
