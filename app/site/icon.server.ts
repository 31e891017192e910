import favicon from '../../public/favicon.svg?raw';

const address = `data:image/svg+xml,${favicon.trim().replace(/[#<>"% ]/g, encodeURIComponent)}`;
const link = `<link rel="icon" href="${address}" type="image/svg+xml"/>`;

/**
 * Puts the icon into a document: browsers ask for a file with the urgency of styles, and hold up the fonts of a slow
 * connection for it. Not by React, which would have it in the scripts of every page once more.
 */
export function addIcon(html: string): string {
  return html.replace('</head>', `${link}</head>`);
}
