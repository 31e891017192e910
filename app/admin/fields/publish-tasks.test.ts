import { expect, it } from 'vitest';
import { describedIn, type Task, tasksFor } from './publish-tasks';

/** The little of a document that an empty text is asked for. */
const nothing = { body: { textContent: '', querySelectorAll: () => [] } } as unknown as Document;

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

const fieldsOf = (tasks: Task[]) => [...new Set(tasks.map(({ field }) => field))];
const asked = { dead: [], unreadable: 0, coverAlt: undefined };
const sentence = 'Sixty-four qubits ran for a day, and this is what they found out.';

it('A form is asked for nothing that it has no field for, and each task leads to a field that it has', () => {
  const form = formOf({ title: 'A title', summary: sentence });
  const tasks = tasksFor(form, nothing, asked, 'summary');
  expect(fieldsOf(tasks)).toEqual(['title', 'summary']);
  expect(tasks.filter(({ done }) => !done)).toEqual([]);
});

it('A form with all the fields is asked for all of them', () => {
  const names = ['title', 'meta_title', 'author', 'meta_description', 'excerpt', 'featured_image', 'content'];
  const tasks = tasksFor(formOf(Object.fromEntries(names.map((name) => [name, '']))), nothing, asked, 'excerpt');
  expect(fieldsOf(tasks)).toEqual(['title', 'meta_title', 'author', 'meta_description', 'featured_image', 'content']);
  expect(tasks.filter(({ done }) => !done).map(({ text }) => text)).toEqual([
    'A title',
    'An author',
    'A description of 50 to 160 characters (0)',
    'A featured image, or a drawn cover will stand in',
    'A text',
  ]);
});

it('The description is the one for search engines, or else the summary under the name that the form has for it', () => {
  const both = formOf({ title: 'A', summary: 'Short', meta_description: 'For engines' });
  expect(describedIn(both, 'summary').description).toBe('For engines');
  expect(describedIn(formOf({ title: 'A', summary: 'Short' }), 'summary').description).toBe('Short');
});

it.each([
  ['nobody has said anything about', null, false],
  ['somebody has described', 'A rack', true],
  ['is called decoration', '', true],
])('A featured image that %s', (_what, coverAlt, done) => {
  const form = formOf({ title: 'A', featured_image: '/uploads/blog-images/a.jpg' });
  const tasks = tasksFor(form, nothing, { ...asked, coverAlt }, 'excerpt');
  expect(tasks).toContainEqual({ done, field: 'featured_image', text: 'An alternative text for the featured image' });
});

it('Nothing is asked of a featured image from elsewhere', () => {
  const form = formOf({ title: 'A', featured_image: 'https://example.com/a.jpg' });
  expect(tasksFor(form, nothing, asked, 'excerpt').map(({ text }) => text)).not.toContain(
    'An alternative text for the featured image',
  );
});
