const sessionCookie = /(?:^|; )(?:__Host-)?quzones\.session_token=/;

/** Whether a Cookie header carries a session of the staff, that may have ended meanwhile. */
export function carriesSession(cookies: string | null | undefined): boolean {
  return Boolean(cookies && sessionCookie.test(cookies));
}
