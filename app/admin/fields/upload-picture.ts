import { z } from 'zod';
import { type Bucket, pictureLimits } from '~/lib/pictures';
import type { Toast } from '~/lib/toast';

export interface UploadedPicture {
  path: string;
  width: number;
  height: number;
}

export type UploadOutcome =
  | { status: 'stored'; picture: UploadedPicture; toast: Toast }
  | { status: 'refused'; toast: Toast }
  | { status: 'cancelled' };

export interface UploadOptions {
  bucket: Bucket;
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

/** What can be told from a file without sending it; the server looks closer. Null when nothing speaks against it. */
export function objectionTo(file: File): Toast | null {
  if (!file.type.startsWith('image/')) return wrongType;
  if (file.size > pictureLimits.bytes) return tooLarge;
  return null;
}

/** The first picture, else the first file, of what was dropped or pasted; null when there is no file in it. */
export function fileOf(transfer: DataTransfer | null): File | null {
  const files = Array.from(transfer?.files ?? []);
  return files.find((file) => file.type.startsWith('image/')) ?? files[0] ?? null;
}

/** Sends a picture to the server. Never rejects: whatever happens, the toast says it. */
export function uploadPicture(file: File, { bucket, signal, onProgress }: UploadOptions): Promise<UploadOutcome> {
  const objection = objectionTo(file);
  if (objection) return Promise.resolve({ status: 'refused', toast: objection });
  const form = new FormData();
  form.append('bucket', bucket);
  form.append('file', file);
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

const storedSchema = z.object({ path: z.string(), width: z.number(), height: z.number(), ...texts() });
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

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
