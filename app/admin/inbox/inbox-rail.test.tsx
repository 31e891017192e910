import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { InboxRail } from './inbox-rail';
import { contactInbox } from './inboxes';

it('The list beside a message reads out the beginning of each, not thousands of letters', () => {
  const now = new Date('2025-11-03T10:00:00.000Z');
  const card = {
    id: 'one',
    name: 'Port planner',
    email: 'planner@port.example',
    company: null,
    facts: [],
    message: `We plan 140 berths. ${'🚢 '.repeat(4000)}`,
    status: 'unread',
    spam: null,
    receivedAt: now.toISOString(),
    due: null,
    answeredAt: null,
    assignee: null,
    replySubject: '',
    appointment: null,
  };
  const view = {
    state: { query: '', show: 'all', page: 1 },
    cards: [card, { ...card, id: 'two', message: 'Short enough to be read whole.' }],
    pageCount: 1,
    total: { rows: 2, more: false },
    counts: null,
    colleagues: [],
  };
  const shown = (of: typeof view) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <InboxRail inbox={contactInbox} view={of} openId="one" now={now} />
      </MemoryRouter>,
    );
  const html = shown(view);
  expect(html).not.toContain('in the list');
  // Where the list has more than it, it ends with the way to the rest.
  expect(shown({ ...view, total: { rows: 24, more: false } })).toMatch(
    /<a [^>]*href="\/admin\/contact-messages"[^>]*>All (?:<!-- -->)?24(?:<!-- -->)? in the list<\/a>/,
  );
  const said = [...html.matchAll(/<span class="truncate text-xs[^>]*>([^<]*)</g)].map(([, words = '']) => words);
  expect(said[0]).toMatch(/^We plan 140 berths\. .*…$/u);
  expect(said[0]?.length).toBeLessThan(400);
  expect(said[1]).toBe('Short enough to be read whole.');
});
