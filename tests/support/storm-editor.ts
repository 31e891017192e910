import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';

/** What a member of staff was told is done, and what they can only guess because no answer came. */
export interface Remembered {
  /** By id: the newest version that was acknowledged, and the newest that was sent. */
  insights: Map<string, { acknowledged: number; sent: number }>;
  /** By id: the address that was acknowledged last. A replacement that was not acknowledged may have moved it on. */
  pictures: Map<string, { path: string; mayBeReplaced: boolean; mayBeGone: boolean }>;
  deletedPictures: string[];
  /** Creations without an answer: each may have made one record or picture that nobody knows of. */
  unknown: { insights: number; pictures: number };
}

export function nothingRemembered(): Remembered {
  return { insights: new Map(), pictures: new Map(), deletedPictures: [], unknown: { insights: 0, pictures: 0 } };
}

type Site = () => string | null;

/**
 * Works as staff do, one thing after the other: uploads a picture, writes an insight with it, saves it again, replaces
 * the picture, deletes another. Goes on through a server that is killed until `isOver`.
 * @param site where the server answers; null while there is none
 */
export async function workThroughStorm(
  site: Site,
  cookie: string,
  number: number,
  memory: Remembered,
  isOver: () => boolean,
): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    const picture = await upload(site, cookie, memory);
    if (!picture) continue;
    const insight = await create(site, cookie, memory, `Storm ${number}-${turn}`, picture.path);
    if (insight) for (let version = 1; version <= 2; version += 1) await edit(site, cookie, memory, insight, version);
    if (turn % 2 === 0) await replace(site, cookie, memory, picture.id);
    const spare = await upload(site, cookie, memory);
    if (spare) await remove(site, cookie, memory, spare.id);
  }
}

/** Answers the response, or null when none came whole: the server died meanwhile. */
async function send(site: Site, cookie: string, path: string, body: URLSearchParams | FormData) {
  const url = site();
  if (url === null) {
    await pause(50);
    return null;
  }
  try {
    const answer = await fetch(url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie },
      body,
      signal: AbortSignal.timeout(60_000),
    });
    const text = await answer.text();
    if (answer.status >= 400)
      throw new RefusedError(`${path} was answered with ${answer.status}: ${text.slice(0, 300)}`);
    return { status: answer.status, location: answer.headers.get('location') ?? '', text };
  } catch (error) {
    if (error instanceof RefusedError) throw error;
    await pause(50);
    return null;
  }
}

class RefusedError extends Error {}

async function plainPicture(): Promise<Blob> {
  const [r, g, b] = [Math.random() * 255, Math.random() * 255, Math.random() * 255];
  const area = { width: 60, height: 40, channels: 3 as const, background: { r, g, b } };
  return new Blob([new Uint8Array(await sharp({ create: area }).png().toBuffer())], { type: 'image/png' });
}

async function upload(site: Site, cookie: string, memory: Remembered) {
  const form = new FormData();
  form.set('bucket', 'insight-images');
  form.set('file', await plainPicture(), 'storm.png');
  const answer = await send(site, cookie, '/admin/uploads', form);
  if (!answer) {
    memory.unknown.pictures += 1;
    return null;
  }
  const { id, path } = JSON.parse(answer.text) as { id: string; path: string };
  memory.pictures.set(id, { path, mayBeReplaced: false, mayBeGone: false });
  return { id, path };
}

const fields = { author: 'Research team', excerpt: 'An excerpt.', content: '<p>Text.</p>', status: 'published' };

async function create(site: Site, cookie: string, memory: Remembered, name: string, path: string) {
  const form = { ...fields, title: `${name}, version 0`, featured_image: path, 'editing-stay': 'yes' };
  const answer = await send(site, cookie, '/admin/insights/new', new URLSearchParams(form));
  if (!answer) {
    memory.unknown.insights += 1;
    return null;
  }
  const id = /\/admin\/insights\/([\w-]{36})/.exec(answer.location)?.[1];
  if (!id) throw new Error(`A new insight was answered with ${answer.status} to “${answer.location}”.`);
  memory.insights.set(id, { acknowledged: 0, sent: 0 });
  return { id, name, path };
}

type Insight = NonNullable<Awaited<ReturnType<typeof create>>>;

async function edit(site: Site, cookie: string, memory: Remembered, { id, name, path }: Insight, version: number) {
  const remembered = memory.insights.get(id);
  if (!remembered) return;
  const form = { ...fields, title: `${name}, version ${version}`, featured_image: path };
  remembered.sent = version;
  if (await send(site, cookie, `/admin/insights/${id}`, new URLSearchParams(form))) remembered.acknowledged = version;
}

async function replace(site: Site, cookie: string, memory: Remembered, id: string) {
  const remembered = memory.pictures.get(id);
  if (!remembered) return;
  const form = new FormData();
  form.set('intent', 'replace');
  form.set('file', await plainPicture(), 'another.png');
  remembered.mayBeReplaced = true;
  await send(site, cookie, `/admin/media/${id}`, form);
}

async function remove(site: Site, cookie: string, memory: Remembered, id: string) {
  const remembered = memory.pictures.get(id);
  if (!remembered) return;
  remembered.mayBeGone = true;
  const form = new URLSearchParams({ intent: 'delete', confirmed: 'yes' });
  if (!(await send(site, cookie, `/admin/media/${id}`, form))) return;
  memory.pictures.delete(id);
  memory.deletedPictures.push(id);
}
