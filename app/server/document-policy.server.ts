import { createHash } from 'node:crypto';

/**
 * Turns a rendered document's nonce into hashes. The document was rendered with a random nonce on exactly the inline
 * scripts that we wrote; each of those is hashed into the policy and the nonce is removed. A script that got into the
 * page some other way carries no nonce, so it is never blessed; and the header can be cached with the page.
 * Characters are the document's bytes.
 */
export function sealDocument(html: string, nonce: string): { html: string; policy: string } {
  const hashes: string[] = [];
  const marked = new RegExp(`<script([^>]*) nonce="${nonce}"([^>]*)>([\\s\\S]*?)</script>`, 'g');
  const sealed = html.replace(marked, (_match, before: string, after: string, code: string) => {
    if (code !== '') hashes.push(`'sha256-${createHash('sha256').update(code, 'latin1').digest('base64')}'`);
    return `<script${before}${after}>${code}</script>`;
  });
  return { html: sealed.replaceAll(` nonce="${nonce}"`, ''), policy: documentPolicy(hashes) };
}

function documentPolicy(scriptHashes: string[]): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...new Set(scriptHashes)].join(' ')}`,
    // Style attributes carry positions and sizes of drawings; a stylesheet can only come from us.
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    // Editors may refer to pictures elsewhere on the web.
    "img-src 'self' data: blob: https:",
    // The font of code is in the styles themselves.
    "font-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
