import { type Bucket, pictureLimits } from '~/lib/pictures';
import type { Toast } from '~/lib/toast';
import { z } from '~/lib/zod';

export interface UploadedPicture {
  path: string;
  width: number;
  height: number;
  /** What the media library says of it to those who can't see it; null as long as nobody has said. */
  alt: string | null;
}

export type UploadOutcome =
  | { status: 'stored'; picture: UploadedPicture; toast: Toast }
  | { status: 'refused'; toast: Toast }
  | { status: 'cancelled' };

export interface UploadOptions {
  bucket: Bucket;
  /** What it says to those who can't see it, where that is known already. */
  alt?: string;
  signal: AbortSignal;
  /** Share of the bytes that are on the server, 0 to 1. */
  onProgress: (share: number) => void;
}

const failed: Toast = {
  title: 'Upload failed',
  description: 'Failed to upload image. Please try again.',
  variant: 'destructive',
};
const tooLarge: Toast = {
  title: 'File too large',
  description: 'Please upload an image smaller than 5MB',
  variant: 'destructive',
};
const wrongType: Toast = {
  title: 'Invalid file type',
  description: 'Please upload an image file',
  variant: 'destructive',
};

export function severalStored(count: number): Toast {
  return { title: 'Upload successful', description: `${count} images uploaded successfully` };
}

/**
 * What can be told from a file without sending it; the server looks closer. Null when nothing speaks against it. Browsers
 * know a type by the ending of the name alone: without one, or with one they don't know, the type is empty.
 */
export function objectionTo(file: File): Toast | null {
  if (file.type !== '' && !file.type.startsWith('image/')) return wrongType;
  if (file.size > pictureLimits.bytes) return tooLarge;
  return null;
}

/** The first picture, else the first file, of what was dropped or pasted. */
export function pictureOf(files: readonly File[]): File | null {
  return files.find((file) => file.type.startsWith('image/')) ?? files[0] ?? null;
}

/** Sends a picture to the server. Never rejects: whatever happens, the toast says it. */
export async function uploadPicture(file: File, options: UploadOptions): Promise<UploadOutcome> {
  const objection = objectionTo(file) ?? ((await hasContent(file)) ? null : wrongType);
  return objection ? { status: 'refused', toast: objection } : send(file, options);
}

/** A folder that is dropped is a file without a type too, and can't be read. */
async function hasContent(file: File): Promise<boolean> {
  if (file.type !== '') return true;
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      ({ byteLength }) => byteLength > 0,
      () => false,
    );
}

function send(file: File, { bucket, alt, signal, onProgress }: UploadOptions): Promise<UploadOutcome> {
  const form = new FormData();
  form.append('bucket', bucket);
  form.append('file', file);
  if (alt) form.append('alt', alt);
  return new Promise((resolve) => {
    // fetch can't tell how much of a body has been sent.
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    signal.addEventListener('abort', stop);
    const finish = (outcome: UploadOutcome) => {
      signal.removeEventListener('abort', stop);
      resolve(outcome);
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => finish(outcomeOf(request.status, request.responseText)));
    request.addEventListener('error', () => finish({ status: 'refused', toast: failed }));
    request.addEventListener('abort', () => finish({ status: 'cancelled' }));
    request.open('POST', '/admin/uploads');
    request.send(form);
    if (signal.aborted) stop();
  });
}

const pictureSchema = z.object({
  path: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.string().nullable(),
});
const storedSchema = pictureSchema.extend(texts());
const refusedSchema = z.object(texts());

function texts() {
  return { title: z.string(), description: z.string() };
}

function outcomeOf(status: number, body: string): UploadOutcome {
  const answer = parseJson(body);
  if (status === 200) {
    const stored = storedSchema.safeParse(answer);
    if (stored.success) {
      const { title, description, ...picture } = stored.data;
      return { status: 'stored', picture, toast: { title, description } };
    }
  }
  const refused = refusedSchema.safeParse(answer);
  if (refused.success) return { status: 'refused', toast: { ...refused.data, variant: 'destructive' } };
  return { status: 'refused', toast: status === 413 ? tooLarge : failed };
}

const notSaved = 'The description could not be saved. It is tried again when you change it.';

/** Tells the media library what a stored picture says to those who can't see it. Answers what is wrong, or null. */
export async function describePicture(path: string, alt: string): Promise<string | null> {
  const body = new FormData();
  body.append('path', path);
  body.append('alt', alt);
  try {
    // Kept alive, so that leaving the page right after typing loses nothing.
    const response = await fetch('/admin/media/pictures', { method: 'POST', body, keepalive: true });
    if (response.ok) return null;
    const refused = z.object({ message: z.string() }).safeParse(await response.json());
    return refused.success ? refused.data.message : notSaved;
  } catch {
    return notSaved;
  }
}

const librarySchema = z.object({
  pictures: z.array(pictureSchema.extend({ id: z.string(), name: z.string() })),
  total: z.number(),
  pageCount: z.number(),
});

/** A page of the media library. */
export type LibraryPage = z.infer<typeof librarySchema>;
export type LibraryPicture = LibraryPage['pictures'][number];

/**
 * Pictures of the media library that match what is searched for, newest first.
 * @throws Error when the server does not answer with them; an AbortError when `signal` ended it
 */
export async function findPictures(query: string, page: number, signal: AbortSignal): Promise<LibraryPage> {
  const search = new URLSearchParams({ q: query, page: String(page) });
  const response = await fetch(`/admin/media/pictures?${search}`, { signal });
  return librarySchema.parse(await response.json());
}

const foundSchema = z.object({ picture: pictureSchema.pick({ path: true, alt: true }).nullable() });

/** The picture of the media library at an address, with what it says; null when none is there. Rejects as `findPictures` does. */
export async function findPictureAt(path: string): Promise<z.infer<typeof foundSchema>['picture']> {
  const response = await fetch(`/admin/media/pictures?${new URLSearchParams({ path })}`);
  return foundSchema.parse(await response.json()).picture;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
