import { environment } from './env.server.ts';

let listeningOrigin: string | undefined;

/** Called once the server knows its port; used only while ORIGIN is not set. */
export function setListeningOrigin(origin: string): void {
  listeningOrigin = origin;
}

/**
 * The address visitors use, without a trailing slash, e.g. `https://www.example.com`. Never taken from a request's Host
 * header: cached pages, canonical links and e-mails would otherwise carry whatever a stranger sent.
 */
export function siteOrigin(): string {
  const { ORIGIN, HOST, PORT } = environment();
  return ORIGIN ?? listeningOrigin ?? `http://${HOST}:${PORT}`;
}

/** An address of this site, however it was copied: its path alone, or with the site's own host before it. Null for anything else. */
export function urlOnThisSite(typed: string): URL | null {
  const origin = siteOrigin();
  const isPath = /^\/(?![/\\])/.test(typed);
  if (!URL.canParse(typed, isPath ? origin : undefined)) return null;
  const url = new URL(typed, isPath ? origin : undefined);
  return url.origin === origin ? url : null;
}

/** Whether visitors come with https: then cookies are for it alone. */
export function isHttps(): boolean {
  return siteOrigin().startsWith('https:');
}
