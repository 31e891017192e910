import sanitize from 'sanitize-html';
import { callouts, findCallout } from '~/lib/callouts';
import { siteOrigin } from '~/server/site-origin.server';

/** Deeper nesting than any article has; without a limit, ten thousand open quotes would exhaust the stack later on. */
const deepestNesting = 40;

const allowedTags = (
  'h2 h3 h4 p ul ol li pre code blockquote aside hr br table thead tbody tr th td figure figcaption img ' +
  'strong em b i u s a sub sup'
).split(' ');

/** Elements whose text is no text of the article. */
const droppedWithTheirText = (
  'script style textarea option select xmp noscript noembed noframes plaintext iframe object embed applet template ' +
  'title svg math audio video canvas'
).split(' ');

const positive = /^[1-9]\d{0,4}$/;
const scope = /^(?:col|row)(?:group)?$/;
const span = /^[1-9]\d?$/;
const wholeNumber = /^-?\d{1,6}$/;

type Attributes = Record<string, string>;

/** Renaming a tag to one that is not allowed drops the tag and keeps what is in it. */
const unwrapped = { tagName: 'dropped', attribs: {} };

/**
 * HTML of an article reduced to what the editor can make: headings, lists, tables, code, quotes, frames, figures and links.
 * Safe to put into a page as it is; sanitising twice gives the same text as sanitising once.
 */
export function sanitizeHtml(html: string): string {
  const once = sanitize(withoutDepth(html), options);
  // Broken nesting may be read differently once its stray tags are gone, so what is kept is a text that stays as it is.
  const twice = sanitize(once, options);
  return twice === once ? once : sanitize(twice, options);
}

/** What is open in a text that no editor made, before it costs seconds to read: no more than this is left nested. */
const deepestRead = 1000;
/** The name is all of it: tried at every length, one that nothing closes would take minutes. */
const openOrClose = /<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])[^<>]*>/gi;
const endsItself =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|p|li|d[dt]|t[drh]|thead|tbody|tfoot|option)$/i;

/** The text without the tags that open something more than a thousand deep; what stands in them stays. */
function withoutDepth(html: string): string {
  let depth = 0;
  return html.replace(openOrClose, (tag, slash: string, name: string) => {
    if (endsItself.test(name)) return tag;
    depth += slash === '' ? 1 : -1;
    if (depth < 0) depth = 0;
    return depth > deepestRead ? '' : tag;
  });
}

const options: sanitize.IOptions = {
  allowedTags,
  disallowedTagsMode: 'discard',
  nonTextTags: droppedWithTheirText,
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedClasses: { aside: callouts.map(({ kind }) => kind), code: [/^language-[a-z0-9+#-]{1,30}$/] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  allowedStyles: {},
  nestingLimit: deepestNesting,
  transformTags: {
    h1: 'h2',
    aside: (tagName, given) => frame(tagName, given),
    a: (_tag, given) => link(given),
    img: (_tag, given) => picture(given),
    ol: (tagName, given) => ({ tagName, attribs: keep(given, { start: wholeNumber }) }),
    td: (tagName, given) => ({ tagName, attribs: keep(given, { colspan: span, rowspan: span }) }),
    th: (tagName, given) => ({ tagName, attribs: keep(given, { scope, colspan: span, rowspan: span }) }),
  },
};

/** What frames nothing that the editor knows is a part of another page. */
function frame(tagName: string, given: Attributes): sanitize.Tag {
  const callout = findCallout(given.class);
  return callout ? { tagName, attribs: { class: callout.kind } } : unwrapped;
}

function link(given: Attributes): sanitize.Tag {
  const href = addressOf(given.href);
  const isExternal = isWebAddress(href);
  if (!isExternal && !isSitePath(href) && !isFragment(href) && !isContact(href)) return unwrapped;
  const attribs: Attributes = { href };
  if (given.title) attribs.title = given.title;
  if (isExternal) attribs.rel = 'noopener noreferrer';
  return { tagName: 'a', attribs };
}

function picture(given: Attributes): sanitize.Tag {
  const src = addressOf(given.src);
  if (!isSitePath(src) && !(isWebAddress(src) && /^https:/i.test(src))) return unwrapped;
  const attribs: Attributes = { src, alt: given.alt ?? '', ...keep(given, { width: positive, height: positive }) };
  if (given.title) attribs.title = given.title;
  return { tagName: 'img', attribs };
}

function keep(given: Attributes, rules: Record<string, RegExp>): Attributes {
  return Object.fromEntries(
    Object.entries(rules).flatMap(([name, rule]) => {
      const value = given[name]?.trim() ?? '';
      return rule.test(value) ? [[name, value]] : [];
    }),
  );
}

/** Browsers skip tabs and line breaks inside an address and blanks around it; so do the checks below. */
function withoutControls(address: string | undefined): string {
  return (address ?? '').replace(/\p{Cc}/gu, '').trim();
}

/** Without this site's own host, so that the library, “Linked from” and Dead links know what it leads to. */
function addressOf(written: string | undefined): string {
  const address = withoutControls(written);
  if (!isWebAddress(address)) return address;
  const { origin, pathname, search, hash } = new URL(address);
  const path = pathname + search + hash;
  return origin === siteOrigin() && isSitePath(path) ? path : address;
}

/** A path on this site. Browsers read `//host` and `/\host` as another site. */
function isSitePath(address: string): boolean {
  return /^\/(?![/\\])[^\s<>]*$/.test(address);
}

function isFragment(address: string): boolean {
  return /^#[^\s<>#]+$/.test(address);
}

function isWebAddress(address: string): boolean {
  return /^https?:\/\/[^\s<>]+$/i.test(address) && URL.canParse(address);
}

function isContact(address: string): boolean {
  return /^(?:mailto|tel):[^\s<>]+$/i.test(address);
}
