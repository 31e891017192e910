import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PublishTimeFields, StatusField } from './publish-fields';

const field = (name: string, initialValue: string) => ({
  id: name,
  name,
  errorId: `${name}-error`,
  descriptionId: `${name}-help`,
  errors: [],
  initialValue,
});
const fields = { when: field('publish_when', 'now'), at: field('publish_at', '2025-11-21T15:40') };

const hint = (isPublic: boolean) =>
  /<p[^>]*>(.*?)<\/p>/.exec(
    renderToStaticMarkup(<PublishTimeFields {...fields} isNew={false} publicPath={isPublic ? '/insights/a' : null} />),
  )?.[1];

it('Who dates a published record into the future reads that its page disappears until then', () => {
  expect(hint(true)).toBe(
    'Used with “At the time below”. With a time to come, the page that visitors see now disappears until then.',
  );
  expect(hint(false)).toBe('Used with “At the time below”. A time to come publishes it then.');
});

it.each([
  [1, '1 public text links to this page. Once it is a draft, that link leads nowhere.'],
  [1200, '1,200 public texts link to this page. Once it is a draft, those links lead nowhere.'],
])('Without scripts it says beside the status what %i links would come to', (texts, sentence) => {
  const markup = renderToStaticMarkup(<StatusField field={field('status', 'published')} publicLinks={texts} />);
  expect(markup).toContain(`>${sentence}</p>`);
  expect(renderToStaticMarkup(<StatusField field={field('status', 'published')} publicLinks={0} />)).not.toContain(
    'nowhere',
  );
});
