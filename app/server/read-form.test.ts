import { expect, it } from 'vitest';
import { readForm } from './read-form.server';

const part = (name: string) => `--a\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n`;
const send = (type: string, body: string) =>
  readForm(new Request('http://localhost/', { method: 'POST', headers: { 'content-type': type }, body }));

const waysToSayIt = [
  'multipart/form-data; boundary=a',
  'multipart/form-data; boundary=a; boundary=zz',
  'multipart/form-data; boundary=a; x-boundary=zz',
  'multipart/form-data; boundary="\\a"',
  'Multipart/Form-Data; Boundary=a; note="; boundary=zz"',
];

it.each(waysToSayIt)(
  'A form of too many fields is refused unread, however its parts are said to be divided: %s',
  async (type) => {
    expect([...((await send(type, `${part('few')}--a--\r\n`)) ?? [])]).toEqual([['few', 'x']]);
    expect(await send(type, `${part('many').repeat(2100)}--a--\r\n`)).toBeNull();
  },
);

it('A type that names two ways to divide a form is none', async () => {
  const body = `${part('many').repeat(2100)}--a--\r\n`;
  for (const type of [
    'text/plain, multipart/form-data; boundary=a',
    'multipart/form-data; boundary=zz, multipart/form-data; boundary=a',
  ]) {
    expect(await send(type, body), type).toBeNull();
  }
});
