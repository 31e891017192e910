import { RouterContextProvider } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const doubles = vi.hoisted(() => ({ findSession: vi.fn(), storePicture: vi.fn() }));
vi.mock('~/server/log.server', () => ({ log: { error: vi.fn() } }));
vi.mock('~/server/auth/session.server', async () => {
  const { createContext } = await import('react-router');
  return { staffContext: createContext(null), staffSession: vi.fn(), findSession: doubles.findSession };
});
vi.mock('~/server/uploads/uploads.server', () => ({ storePicture: doubles.storePicture }));

const { action, middleware } = await import('./uploads');
const { staffContext } = await import('~/server/auth/session.server');
const { requestInfo } = await import('~/server/request-info.server');
const { UploadError } = await import('~/server/uploads/upload-error.server');

const editor = { id: '1', name: 'Ed', email: 'ed@quzones.test', role: 'editor' as const };
const stored = { id: 'a', path: '/uploads/blog-images/x.jpg', width: 2, height: 1, bytes: 3 };

function askedContext(): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(requestInfo, { id: 'asked', clientAddress: '127.0.0.1' });
  return context;
}

function send(body: BodyInit | null, options: { signedIn?: boolean; type?: string } = {}): Promise<Response> {
  const context = askedContext();
  if (options.signedIn ?? true) context.set(staffContext, editor);
  const headers: Record<string, string> = options.type ? { 'content-type': options.type } : {};
  const request = new Request('http://local.test/admin/uploads', { method: 'POST', body, headers });
  return action({ request, context } as unknown as Parameters<typeof action>[0]);
}

function form(...entries: [string, string | File][]): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

const file = new File(['bytes'], 'boat.jpg', { type: 'image/jpeg' });

beforeEach(() => {
  vi.resetAllMocks();
  doubles.storePicture.mockResolvedValue(stored);
});

describe('an upload', () => {
  it('is stored for whoever is signed in', async () => {
    const response = await send(form(['bucket', 'blog-images'], ['file', file]));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      ...stored,
      alt: null,
      title: 'Upload successful',
      description: 'Image uploaded successfully',
    });
    expect(doubles.storePicture.mock.lastCall?.[0]).toEqual({
      bucket: 'blog-images',
      bytes: new Uint8Array(Buffer.from('bytes')),
      originalName: 'boat.jpg',
      alt: null,
      createdBy: '1',
    });
  });

  it('is stored with what describes it', async () => {
    const response = await send(form(['bucket', 'blog-images'], ['file', file], ['alt', ' A boat ']));
    expect(await response.json()).toMatchObject({ alt: 'A boat' });
    expect(doubles.storePicture.mock.lastCall?.[0]).toMatchObject({ alt: 'A boat' });
  });

  it.each([
    ['no body', null, undefined],
    ['a body that is no form', 'hello', 'text/plain'],
    [
      'a form cut short',
      '--b\r\ncontent-disposition: form-data; name="bucket"\r\n\r\nblog',
      'multipart/form-data; boundary=b',
    ],
    ['a form without a boundary', 'x', 'multipart/form-data'],
    ['no file', form(['bucket', 'blog-images']), undefined],
    ['a text where the file should be', form(['bucket', 'blog-images'], ['file', 'text']), undefined],
    ['two files', form(['bucket', 'blog-images'], ['file', file], ['file', file]), undefined],
    ['no bucket', form(['file', file]), undefined],
    ['two buckets', form(['bucket', 'blog-images'], ['bucket', 'blog-images'], ['file', file]), undefined],
    ['another bucket', form(['bucket', '../../etc'], ['file', file]), undefined],
    ['a bucket with a NUL in it', form(['bucket', 'blog-images\0'], ['file', file]), undefined],
    [
      'a description that is too long',
      form(['bucket', 'blog-images'], ['file', file], ['alt', 'x'.repeat(501)]),
      undefined,
    ],
    ['two descriptions', form(['bucket', 'blog-images'], ['file', file], ['alt', 'a'], ['alt', 'b']), undefined],
    ['a file name with a NUL in it', form(['bucket', 'blog-images'], ['file', new File(['x'], 'a\0.jpg')]), undefined],
  ])('with %s is refused with a sentence', async (_what, body, type) => {
    const response = await send(body, { type });
    expect(response.status).toBe(400);
    const answer = await response.json();
    expect(answer).toMatchObject({ code: 'UPLOAD_INVALID', status: 400, title: 'Upload failed' });
    expect(answer.description).toMatch(/^[A-Z].*\.$/);
    expect(answer.message).toBe(answer.description);
    expect(doubles.storePicture).not.toHaveBeenCalled();
  });

  it('without a session is refused', async () => {
    doubles.findSession.mockResolvedValue(null);
    const response = await send(form(['bucket', 'blog-images'], ['file', file]), { signedIn: false });
    expect([response.status, (await response.json()).code]).toEqual([401, 'SIGNED_OUT']);
    expect(doubles.storePicture).not.toHaveBeenCalled();
  });

  it('of somebody without a role is refused', async () => {
    doubles.findSession.mockResolvedValue({ person: { ...editor, role: 'none' }, cookies: [] });
    const response = await send(form(['bucket', 'blog-images'], ['file', file]), { signedIn: false });
    const { code, description } = await response.json();
    expect([response.status, code, description]).toEqual([
      403,
      'FORBIDDEN',
      "You don't have permission to upload images.",
    ]);
    expect(doubles.storePicture).not.toHaveBeenCalled();
  });

  it('of somebody who lacks the second factor that is required by now is refused with what to do', async () => {
    doubles.findSession.mockResolvedValue({ person: editor, cookies: [] });
    const response = await send(form(['bucket', 'blog-images'], ['file', file]), { signedIn: false });
    expect([response.status, (await response.json()).description]).toEqual([
      403,
      'This site asks for a second factor by now. Set it up in another tab, under My account, then try again.',
    ]);
    expect(doubles.storePicture).not.toHaveBeenCalled();
  });

  it('that is refused says why, in the words of the rule', async () => {
    doubles.storePicture.mockRejectedValue(new UploadError('UPLOADS_BUSY'));
    const busy = await send(form(['bucket', 'blog-images'], ['file', file]));
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '60']);
    doubles.storePicture.mockRejectedValue(new Error('disk on fire at /secret/path'));
    const failed = await send(form(['bucket', 'blog-images'], ['file', file]));
    expect(await failed.json()).toEqual({
      code: 'UPLOAD_FAILED',
      status: 500,
      message: 'Failed to upload image. Please try again.',
      title: 'Upload failed',
      description: 'Failed to upload image. Please try again.',
    });
  });
});

describe('anything but POST', () => {
  it.each(['GET', 'HEAD', 'PUT', 'DELETE'])('is answered with 405: %s', async (method) => {
    const request = new Request('http://local.test/admin/uploads', { method });
    const [first] = middleware;
    const next = vi.fn();
    const response = await first?.({ request } as unknown as Parameters<NonNullable<typeof first>>[0], next);
    expect(next).not.toHaveBeenCalled();
    expect(response).toMatchObject({ status: 405 });
  });

  it('and a failing session store are answered in JSON', async () => {
    const request = new Request('http://local.test/admin/uploads', { method: 'POST' });
    const next = () => Promise.reject(new Error('no database'));
    const [first] = middleware;
    const context = askedContext();
    const response = await first?.({ request, context } as unknown as Parameters<NonNullable<typeof first>>[0], next);
    expect(response).toMatchObject({ status: 500 });
  });
});
