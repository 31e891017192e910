import { expect, it } from 'vitest';
import type { Toast } from '~/lib/toast';
import { flash, readFlash } from './flash.server';

const said: Toast = { title: 'Success', description: 'Blog post deleted successfully' };
const undo = (path: string, recordId: string) => ({ label: 'Undo', path, fields: { do: 'restore', recordId } });

async function nextPage(toast: Toast): Promise<Toast | undefined> {
  const cookie = await flash(toast);
  expect(cookie.length).toBeLessThanOrEqual(4096);
  const [pair = ''] = cookie.split(';');
  return (await readFlash(new Request('https://quzones.test/', { headers: { cookie: pair } })))?.toast;
}

it('A deletion can be undone from a list that was searched for the longest sentence there is', async () => {
  const path = `/admin/blog?q=${encodeURIComponent('क'.repeat(200))}&page=12`;
  const toast = { ...said, action: undo(path, '00000000-0000-4000-8000-000000000000') };
  expect(await nextPage(toast)).toEqual(toast);
});

it('What is too long for a cookie is said without its button', async () => {
  expect(await nextPage({ ...said, action: undo('/admin/blog', 'a'.repeat(4000)) })).toEqual(said);
});
