import { beforeEach } from 'vitest';
import { toIndiaLocal } from '../../app/lib/dates';
import { until } from './built-server';
import { useSiteOnPostgres } from './site-on-postgres';
import { openAdmin } from './staff';
import { storeRequest } from './stored-inquiries';

/** A time in so many hours, as a field takes it: on India's clock. */
export const inHours = (hours: number) => toIndiaLocal(new Date(Date.now() + hours * 3_600_000));

/** A site without requests for demos at the start of each test, and what is done there by staff. */
export function useDemoDesk() {
  const site = useSiteOnPostgres();
  beforeEach(async () => {
    await site.database.query('delete from demo_requests; delete from outbox_mails');
  });
  const open = (path: string, javaScript = true) => openAdmin(site, path, javaScript);

  /** The page of a new request. */
  async function ask(): Promise<string> {
    return `/admin/demo-requests/${await storeRequest(site.database)}`;
  }

  /** The link in the last mail that proposes times. */
  function mailedLink(): Promise<string> {
    return until('The mail with the link', async () => {
      const { rows } = await site.database.query<{ text: string }>(
        `select text from outbox_mails where template = 'demo-invitation' order by created_at desc limit 1`,
      );
      return /\/demo\/[\w-]{43}/.exec(rows[0]?.text ?? '')?.[0];
    });
  }

  return { site, open, ask, mailedLink };
}
