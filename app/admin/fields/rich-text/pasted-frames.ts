import { isLinkAddress } from './link-address';
import { dropRemarks } from './pasted-remarks';

/** What plays or shows something of another page, which no text can hold. */
const frames = 'iframe, video, audio, embed, object';
/** The code by which a page shows a video or a map, as it is given out to be copied. */
export const embedCode = /^\s*<(?:(iframe|video|audio|object)\b[^>]*>[\s\S]*<\/\1>|embed\b[^>]*>)\s*$/i;
const fields = 'form :is(input:not([type="hidden" i]), select, textarea)';
/** Where a link can stand in a line of words. */
const inLine = 'p, li, td, th, h1, h2, h3, h4, h5, h6, figcaption, dt, dd, summary, pre';
/** Frames that only count who reads. */
const unseen = ':is([width="0"], [width="1"]):is([height="0"], [height="1"])';

export interface LeftOutFrames {
  /** In whose place a link stands. */
  linked: number;
  lost: number;
}

/** Puts links in the place of frames and videos, so that what they show is not lost. */
export function linkFrames(body: Element): LeftOutFrames {
  const counts: LeftOutFrames = { linked: 0, lost: 0 };
  for (const frame of body.querySelectorAll(frames)) {
    // What one of them has inside is for browsers that don't know it.
    if (!body.contains(frame) || frame.matches(unseen)) continue;
    const address = addressOf(frame);
    if (address !== null && !frame.closest('a')) {
      counts.linked += 1;
      frame.replaceWith(linkTo(address, frame));
    } else {
      counts.lost += 1;
      if (!frame.matches('object')) frame.remove();
    }
  }
  return counts;
}

/** How many frames of a pasted text become links or are lost, and whether fields of a form are lost. */
export function framesIn(html: string): LeftOutFrames & { hasFields: boolean } {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  dropRemarks(body);
  return { hasFields: body.querySelector(fields) !== null, ...linkFrames(body) };
}

function linkTo(address: string, { ownerDocument, parentElement }: Element): Element {
  const link = ownerDocument.createElement('a');
  link.href = address;
  link.textContent = address;
  if (parentElement?.closest(inLine)) return link;
  const paragraph = ownerDocument.createElement('p');
  paragraph.append(link);
  return paragraph;
}

/** Of the frame itself, or of what stands in it for other browsers. */
function addressOf(frame: Element): string | null {
  for (const element of [frame, ...frame.querySelectorAll('source, embed, iframe')]) {
    const given = (element.getAttribute('src') ?? element.getAttribute('data') ?? '').trim();
    const address = given.replace(/^\/\//, 'https://');
    if (/^https:/i.test(address) && isLinkAddress(address)) return watchedAt(new URL(address));
  }
  return null;
}

/** The page on which people watch what an address for frames shows; any other address as it is. */
function watchedAt(address: URL): string {
  const { hostname, pathname, searchParams } = address;
  const [, place = '', name = ''] = pathname.split('/');
  if (/^(?:www\.|m\.)?youtube(?:-nocookie)?\.com$/.test(hostname) && place === 'embed') {
    const list = searchParams.get('list');
    if (name === 'videoseries' && list) return withSearch('https://www.youtube.com/playlist', { list });
    const start = searchParams.get('start');
    if (name !== '') return withSearch('https://www.youtube.com/watch', { v: name, ...(start && { t: `${start}s` }) });
  }
  if (hostname === 'player.vimeo.com' && place === 'video' && /^\d+$/.test(name)) {
    // What is not public is watched by a word that belongs to it.
    const word = searchParams.get('h');
    return `https://vimeo.com/${name}${word ? `/${encodeURIComponent(word)}` : ''}`;
  }
  return address.href;
}

function withSearch(page: string, search: Record<string, string>): string {
  return `${page}?${new URLSearchParams(search)}`;
}
