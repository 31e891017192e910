import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { getElementsByTagName, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { reasonOf } from '../../lib/error-reason.ts';
import type { Bucket } from '../../lib/pictures.ts';
import { forEver } from '../cdn/cdn-headers.ts';
import type { Environment } from '../env.server.ts';
import { type ListedFile, ObjectStoreError, type UploadStore } from './kept-files.server.ts';
import { pictureType } from './picture-type.server.ts';

/** Until the store has begun to answer; a body may take as long again. */
const answerWithinMs = { read: 5_000, write: 15_000 };
/** A store that did not answer is not asked to read again for this long, so that visitors do not wait one after another. */
const leftAloneMs = 1_000;

/** What a request for one file is answered with: 200, 206, 404 or 416, and the body as it comes. */
export interface ObjectAnswer {
  status: number;
  headers: Headers;
  body: ReadableStream<Uint8Array> | null;
}

export interface ObjectStore extends UploadStore {
  /** Reads one file for a visitor. @throws ObjectStoreError within five seconds */
  read(path: string, request: { method: 'GET' | 'HEAD'; range?: string | undefined }): Promise<ObjectAnswer>;
  /** One file as it comes, for whoever keeps no whole file in memory; null when it is not there. */
  stream(bucket: Bucket, name: string): Promise<AsyncIterable<Uint8Array> | null>;
  /** @throws ObjectStoreError when the bucket can't be used */
  check(): Promise<void>;
}

export type ObjectStoreSettings = Pick<
  Environment,
  'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY' | 'S3_PATH_STYLE'
>;

/** A client of the S3-compatible store that the settings name. Nothing is sent before it is used. */
export function openObjectStore(settings: ObjectStoreSettings, filesAPage = 1000): ObjectStore {
  const { send, isLeftAlone } = signedSender(settings);
  const found = async (bucket: Bucket, name: string): Promise<Response | null> => {
    const answer = await send('GET', keyOf(bucket, name), { withinMs: answerWithinMs.write });
    if (answer.status === 404) {
      await answer.body?.cancel();
      return null;
    }
    await refuseFailure(answer, 'read a file');
    return answer;
  };
  return {
    kind: 'object store',
    async put(bucket, files) {
      for (const { name, bytes } of files) {
        const headers = { 'content-type': pictureType(name), 'cache-control': forEver };
        const options = { body: bytes, headers, withinMs: answerWithinMs.write };
        await settled(await retryOnce(() => send('PUT', keyOf(bucket, name), options)), 'store a file');
      }
    },
    async get(bucket, name) {
      const answer = await found(bucket, name);
      return answer && Buffer.from(await answer.arrayBuffer());
    },
    async remove(bucket, names) {
      for (const name of names) {
        const answer = await send('DELETE', keyOf(bucket, name), { withinMs: answerWithinMs.write });
        if (answer.status !== 404) await settled(answer, 'delete a file');
      }
    },
    list: (bucket) => listAll(send, `uploads/${bucket}/`, filesAPage),
    // An interrupted PUT leaves nothing in an object store.
    countUnfinished: () => Promise.resolve(0),
    removeUnfinished: () => Promise.resolve(0),
    async read(path, { method, range }) {
      if (isLeftAlone()) throw new ObjectStoreError('The object store did not answer a moment ago.');
      const answer = await send(method, path, { headers: range ? { range } : {} });
      if ([200, 206, 404, 416].includes(answer.status)) return answer;
      await refuseFailure(answer, 'read a file');
      throw new ObjectStoreError(`The object store answered ${answer.status}.`);
    },
    async stream(bucket, name) {
      const answer = await found(bucket, name);
      return answer && chunksOf(answer);
    },
    async check() {
      await settled(await send('GET', '?list-type=2&max-keys=1'), 'list the bucket');
    },
  };
}

const keyOf = (bucket: Bucket, name: string) => `/uploads/${bucket}/${encodeURIComponent(name)}`;

interface SendOptions {
  body?: Buffer;
  headers?: Record<string, string>;
  withinMs?: number;
}
/** `path` is encoded already: within the bucket, with its query. */
type Send = (method: string, path: string, options?: SendOptions) => Promise<Response>;

/** Sends requests that are signed with the settings, and remembers for a moment that the store did not answer. */
function signedSender(settings: ObjectStoreSettings): { send: Send; isLeftAlone: () => boolean } {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_PATH_STYLE } = settings;
  const client = new AwsClient({
    accessKeyId: S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
    service: 's3',
    region: S3_REGION,
    retries: 0,
  });
  const root = bucketAddress(S3_ENDPOINT ?? '', S3_BUCKET ?? '', S3_PATH_STYLE === 'yes');
  let downUntil = 0;
  const send: Send = async (method, path, { body, headers = {}, withinMs = answerWithinMs.read } = {}) => {
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), withinMs);
    try {
      const request = await client.sign(`${root}${path}`, {
        method,
        headers: { ...headers, 'x-amz-content-sha256': hash },
        ...(body && { body: new Uint8Array(body) }),
      });
      const answer = await fetch(request, { signal: controller.signal });
      downUntil = 0;
      return answer;
    } catch (cause) {
      downUntil = performance.now() + leftAloneMs;
      const place = `The object store at ${new URL(root).host}`;
      // Our own giving up is no cause: it would be told instead of what was waited for.
      if (controller.signal.aborted) throw new ObjectStoreError(`${place} did not answer within ${withinMs / 1000} s.`);
      throw new ObjectStoreError(`${place} can't be reached: ${reasonOf(cause)}.`, { cause });
    } finally {
      clearTimeout(timer);
    }
  };
  return { send, isLeftAlone: () => performance.now() < downUntil };
}

/** Path style puts the bucket behind the host, as most stores of one's own want it; otherwise it is part of the name. */
function bucketAddress(endpoint: string, bucket: string, pathStyle: boolean): string {
  const url = new URL(endpoint);
  const base = url.pathname.replace(/\/$/, '');
  return pathStyle ? `${url.origin}${base}/${bucket}` : `${url.protocol}//${bucket}.${url.host}${base}`;
}

async function listAll(send: Send, prefix: string, filesAPage: number): Promise<ListedFile[]> {
  const files: ListedFile[] = [];
  let continuation = '';
  do {
    const query = new URLSearchParams({ 'list-type': '2', prefix, 'max-keys': String(filesAPage) });
    if (continuation) query.set('continuation-token', continuation);
    const answer = await send('GET', `?${query.toString()}`, { withinMs: answerWithinMs.write });
    await refuseFailure(answer, 'list the bucket');
    const page = parseDocument(await answer.text(), { xmlMode: true });
    for (const entry of getElementsByTagName('Contents', page)) {
      const putAt = Date.parse(textOf('LastModified', entry));
      files.push({ name: textOf('Key', entry).slice(prefix.length), putAtMs: () => Promise.resolve(putAt) });
    }
    continuation = textOf('NextContinuationToken', page);
  } while (continuation !== '');
  return files;
}

function textOf(name: string, within: ReturnType<typeof parseDocument>['children'][number]): string {
  return textContent(getElementsByTagName(name, within, true, 1));
}

/** A store that stops in the middle of a file is not waited for longer than for the beginning of one. */
async function* chunksOf({ body }: Response): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  if (!reader) return;
  let timer: NodeJS.Timeout | undefined;
  try {
    for (;;) {
      const late = new Promise<never>((_, reject) => {
        const error = new ObjectStoreError('The object store stopped in the middle of a file.');
        timer = setTimeout(() => reject(error), answerWithinMs.write);
      });
      const { done, value } = await Promise.race([reader.read(), late]);
      clearTimeout(timer);
      if (done) return;
      yield value;
    }
  } finally {
    clearTimeout(timer);
    await reader.cancel().catch(() => undefined);
  }
}

/** Once more where no answer came, or one that says to try again. The same bytes: no harm done. */
async function retryOnce(attempt: () => Promise<Response>): Promise<Response> {
  const first = await attempt().catch((error: unknown) => error as Error);
  if (first instanceof Response && first.status < 500) return first;
  if (first instanceof Response) await first.body?.cancel();
  return attempt();
}

async function settled(answer: Response, what: string): Promise<void> {
  await refuseFailure(answer, what);
  await answer.arrayBuffer();
}

async function refuseFailure(answer: Response, what: string): Promise<void> {
  if (answer.ok) return;
  const text = await answer.text().catch(() => '');
  const code = /<Code>([\w.]{1,60})<\/Code>/.exec(text)?.[1] ?? 'no reason';
  throw new ObjectStoreError(`The object store would not ${what}: ${answer.status}, ${code}. Check the settings S3_….`);
}
