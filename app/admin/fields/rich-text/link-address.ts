/** Where a link may lead: the web, this site, a place on the page, an e-mail address, a telephone. */
const allowed = /^(?:https?:\/\/[^\s<>]+|\/(?![/\\])[^\s<>]*|#[^\s<>#]+|(?:mailto|tel):[^\s<>]+)$/i;

export function isLinkAddress(address: string): boolean {
  if (!allowed.test(address)) return false;
  return !/^https?:/i.test(address) || URL.canParse(address);
}

/** Where an address leads that Google's search and Google Docs have wrapped into one of their own; any other one as it is. */
export function targetOf(address: string): string {
  if (!URL.canParse(address)) return address;
  const { hostname, pathname, searchParams } = new URL(address);
  if (!/^(?:www\.)?google(?:\.[a-z]{2,3}){1,2}$/.test(hostname) || pathname !== '/url') return address;
  const target = searchParams.get('q') ?? searchParams.get('url') ?? '';
  return /^https?:/i.test(target) && isLinkAddress(target) ? target : address;
}

/** The address of a telephone without the blanks and signs that people put between its digits; any other one as it is. */
export function withoutGaps(address: string): string {
  const number = /^tel:\s*(\+?\d[\d\s().-]*)$/i.exec(address)?.[1];
  return number === undefined ? address : `tel:${number.replace(/[^\d+]/g, '')}`;
}

/**
 * What somebody typed as an address, completed: `example.com`, `jo@example.com` and `+372 600 0000` are meant as links.
 * Null if it is none.
 */
export function toLinkAddress(typed: string): string | null {
  const text = withoutGaps(typed.trim().replace(/^\+(?=\d)/, 'tel:+'));
  if (isLinkAddress(text)) return text;
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`;
  if (/^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:[/?#:][^\s<>]*)?$/i.test(text)) {
    const address = `https://${text}`;
    return isLinkAddress(address) ? address : null;
  }
  return null;
}

/** Pictures come from this site or from the web over https; anything else would not be shown. */
export function isPictureAddress(address: string): boolean {
  return /^\/(?![/\\])[^\s<>]+$/.test(address) || (/^https:\/\/[^\s<>]+$/i.test(address) && URL.canParse(address));
}
