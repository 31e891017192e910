export type Theme = 'light' | 'dark';

/** The visitor's own choice from the `theme` cookie; undefined follows the system. */
export function readTheme(cookies: string | null): Theme | undefined {
  const value = /(?:^|; )theme=(light|dark)(?:;|$)/.exec(cookies ?? '')?.[1];
  return value as Theme | undefined;
}

const oneYearInSeconds = 365 * 24 * 60 * 60;

/** The Set-Cookie header for a choice of `system`, `light` or `dark`; null for anything else. */
export function themeCookie(choice: unknown): string | null {
  if (choice === 'system') return 'theme=; Path=/; Max-Age=0; SameSite=Lax';
  if (choice === 'light' || choice === 'dark')
    return `theme=${choice}; Path=/; Max-Age=${oneYearInSeconds}; SameSite=Lax`;
  return null;
}
