import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { insights } from '~/collections/insights/insights';
import { factsOf } from '~/lib/fields';
import { VersionOf } from './version-view';

const shown = (name: string, theirs: string, mine: string, side: 'mine' | 'theirs') =>
  renderToStaticMarkup(
    <VersionOf
      field={{
        ...factsOf(insights.fields, name),
        name,
        changedBy: 'both',
        mine,
        theirs,
        difference: null,
        choice: null,
      }}
      side={side}
    />,
  );

it('A choice is shown in the words of its form, and a time as a date', () => {
  expect(shown('publish_when', 'at', 'now', 'theirs')).toBe('<p>At the time below</p>');
  expect(shown('publish_when', 'at', 'now', 'mine')).toBe('<p>Now, on saving</p>');
  expect(shown('publish_at', '2026-12-20T10:00', '', 'theirs')).toBe('<p>December 20, 2026 at 10:00 (India)</p>');
  expect(shown('publish_at', 'soon', '', 'theirs')).toBe('<p>soon</p>');
  expect(shown('difficulty', 'advanced', 'beginner', 'theirs')).toBe('<p>advanced</p>');
});
