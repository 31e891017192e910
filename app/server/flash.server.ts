import { createCookie } from 'react-router';
import { cookiesOffField, type Toast } from '~/lib/toast';
import { z } from '~/lib/zod';
import { isHttps } from './site-origin.server';

/** The name starts like every personal cookie, so a page that shows a toast is never taken from or put in the cache. */
function flashCookie() {
  const secure = isHttps();
  return createCookie(secure ? '__Host-quzones.flash' : 'quzones.flash', {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: 60,
    secure,
  });
}

const label = z.string().max(40);
/** A list that was searched for a sentence in Hindi has an address of some two thousand characters. */
const ownPath = z
  .string()
  .regex(/^\/(?![/\\])/)
  .max(2500);
/** What browsers keep of one cookie, its name and attributes included. */
const largestCookie = 4096;

const toastSchema = z.object({
  title: z.string().max(200),
  description: z.string().max(500).optional(),
  variant: z.enum(['default', 'destructive']).optional(),
  action: z
    .union([
      z.object({ label, path: ownPath, fields: z.record(z.string(), z.string()) }),
      z.object({ label, href: ownPath }),
    ])
    .optional(),
});

/** A Set-Cookie value that shows the toast on the next page, whichever that is; without its button where that is too long. */
export async function flash({ action, ...said }: Toast): Promise<string> {
  const whole = await flashCookie().serialize(action ? { ...said, action } : said);
  return action && whole.length > largestCookie ? flashCookie().serialize(said) : whole;
}

/**
 * Whether a form may come from a browser that keeps no cookies, so that no toast would be on the next page: it sends none,
 * and is either sent by the browser itself or, by a script, with the field `cookiesOffField`.
 */
export function mayKeepNoCookies(request: Request, form: FormData): boolean {
  if (request.headers.has('cookie')) return false;
  return form.has(cookiesOffField) || (request.headers.get('accept') ?? '').includes('text/html');
}

/** The toast left by the previous request, and the Set-Cookie value that takes it away; null when there is none. */
export async function readFlash(request: Request): Promise<{ toast: Toast; clear: string } | null> {
  const header = request.headers.get('cookie');
  if (!header?.includes('quzones.flash=')) return null;
  const parsed = toastSchema.safeParse(await flashCookie().parse(header));
  if (!parsed.success) return null;
  return { toast: parsed.data, clear: await flashCookie().serialize('', { maxAge: 0 }) };
}
