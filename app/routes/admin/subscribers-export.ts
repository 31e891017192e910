import { RefusedError } from '~/admin/authorise';
import { exportSubscribers, readSubscriberState } from '~/admin/subscribers/subscriber-list.server';
import { today } from '~/lib/dates';
import { staffContext, staffSession } from '~/server/auth/session.server';
import type { Route } from './+types/subscribers-export';

export const handle = { isPostOnly: true };

export const middleware = [staffSession];

const types = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const;

/** Posted, because an export is noted in the audit log: nothing that opens links by itself makes one. */
export async function action({ url, context }: Route.ActionArgs) {
  const format = url.searchParams.get('format');
  if (format !== 'csv' && format !== 'json') return new Response('Choose csv or json as the format.', { status: 400 });
  try {
    const text = await exportSubscribers(context.get(staffContext), readSubscriberState(url.searchParams), format);
    return new Response(text, {
      headers: {
        'content-type': types[format],
        'content-disposition': `attachment; filename="subscribers-${today()}.${format}"`,
      },
    });
  } catch (error) {
    if (error instanceof RefusedError) return new Response(error.message, { status: error.status });
    throw error;
  }
}

export function loader() {
  return new Response('Exports are made by the buttons of /admin/subscribers.', {
    status: 405,
  });
}
