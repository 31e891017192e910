export type Theme = 'light' | 'dark';

/** The ground of `app/styles/tokens.css` for the bars around a page; a test compares them. Taken by the root alone, it is no file of its own. */
export const grounds: Readonly<Record<Theme, string>> = { light: '#faf8f4', dark: '#0b0a14' };

/** With https no other host of the domain can set it. */
const guarded = /(?:^|; )__Host-theme=(light|dark)(?:;|$)/;
const plain = /(?:^|; )theme=(light|dark)(?:;|$)/;

/** The visitor's own choice from the `theme` cookie; undefined follows the system. */
export function readTheme(cookies: string | null): Theme | undefined {
  if (!cookies) return undefined;
  return (guarded.exec(cookies) ?? plain.exec(cookies))?.[1] as Theme | undefined;
}

const oneYearInSeconds = 365 * 24 * 60 * 60;

/** The Set-Cookie headers for a choice of `system`, `light` or `dark`; null for anything else. */
export function themeCookies(choice: unknown, isHttps: boolean): string[] | null {
  if (choice !== 'system' && choice !== 'light' && choice !== 'dark') return null;
  const value = choice === 'system' ? '; Path=/; Max-Age=0' : `${choice}; Path=/; Max-Age=${oneYearInSeconds}`;
  if (!isHttps) return [`theme=${value}; SameSite=Lax`];
  // One that was set before, without the prefix, would outlast the new choice.
  return [`__Host-theme=${value}; SameSite=Lax; Secure`, 'theme=; Path=/; Max-Age=0; SameSite=Lax'];
}
