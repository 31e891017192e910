/** Of the element that tells a link just made, in the bar on a preview. */
export const linkId = 'preview-link';
