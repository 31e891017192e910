import { demoCalendar } from '~/server/demos/demo-calendar.server';
import { demoUrl } from '~/server/demos/demo-link.server';
import { demoOfLink } from '~/server/demos/visitor-demo.server';
import type { Route } from './+types/demo-calendar';

/** The chosen time as a file, for whoever lost the mail. It carries the number of the last message. */
export async function loader({ params }: Route.LoaderArgs) {
  const demo = await demoOfLink(params.token);
  const startsAt = demo?.meeting.startsAt;
  const headers = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' };
  if (!demo || !startsAt) {
    return new Response('There is no time to put into a calendar.\n', {
      status: 404,
      headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
    });
  }
  const sequence = Math.max(0, demo.meeting.sequence - 1);
  const calendar = demoCalendar({ demo, startsAt, sequence, cancelled: false, url: demoUrl(params.token) });
  return new Response(calendar, {
    headers: {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8; method=REQUEST',
      'content-disposition': 'attachment; filename="quzones-demo.ics"',
    },
  });
}
