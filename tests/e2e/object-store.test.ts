import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltServer, startBuiltServer } from '../support/built-server';
import { startObjectStore, type TestObjectStore } from '../support/object-store';
import { redAndBlue } from '../support/sample-pictures';
import { signInAt } from '../support/visitors';

describe('Pictures in an object store', () => {
  let store: TestObjectStore;
  let site: BuiltServer;
  let path: string;

  beforeAll(async () => {
    store = await startObjectStore();
    site = await startBuiltServer({ env: { ...store.env } });
  });

  afterAll(async () => {
    await site?.stop();
    await store?.stop();
  });

  async function upload(): Promise<Response> {
    const form = new FormData();
    form.set('bucket', 'blog-images');
    form.set('file', new File([new Uint8Array(await redAndBlue(640, 480).jpeg().toBuffer())], 'boat.jpg'));
    return fetch(`${site.url}/admin/uploads`, {
      method: 'POST',
      headers: { cookie: await signInAt(site.url) },
      body: form,
    });
  }

  it('They are served by the site itself, to be kept for ever, in parts too', async () => {
    const answer = await upload();
    expect(answer.status).toBe(200);
    path = ((await answer.json()) as { path: string }).path;
    const picture = await fetch(site.url + path);
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(picture.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(
      [...picture.headers.keys()].filter((name) => name.startsWith('x-amz') || name.startsWith('x-openstack')),
    ).toEqual([]);
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect(bytes.length).toBe(Number(picture.headers.get('content-length')));
    const head = await fetch(site.url + path, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
    const part = await fetch(site.url + path, { headers: { range: 'bytes=2-5' } });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(2, 6));
    const variant = await fetch(site.url + path.replace(/\.jpg$/, '.w480.webp'));
    expect([variant.status, variant.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await fetch(`${site.url}${path.replace('.jpg', '.png')}`)).status).toBe(404);
  });

  it('While the store does not answer, pages do; uploads and pictures say so; afterwards all is well without a restart', async () => {
    store.pause();
    const [page, picture] = await Promise.all([fetch(`${site.url}/blog`), fetch(site.url + path)]);
    expect(page.status).toBe(200);
    expect([picture.status, picture.headers.get('cache-control'), picture.headers.get('retry-after')]).toEqual([
      503,
      'no-store',
      '2',
    ]);
    expect(await picture.text()).toBe(
      'This picture can’t be loaded at this moment. Please try again in a few seconds.',
    );
    await store.kill();
    const refused = await upload();
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({
      code: 'STORE_FAILED',
      description: 'The place where images are kept does not answer. Please try again in a few minutes.',
    });
    await store.start();
    const again = await upload();
    expect(again.status).toBe(200);
    expect((await fetch(site.url + path)).status).toBe(200);
  });
});
