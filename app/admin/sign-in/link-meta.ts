/** Of a page whose address lets somebody in: no search engine lists it, and no other site hears it. */
export function linkMeta() {
  return [
    { name: 'robots', content: 'noindex' },
    // Not `no-referrer`: the form would then come from nowhere, and be refused as foreign.
    { name: 'referrer', content: 'same-origin' },
  ];
}
