/**
 * What newsletters, advertisements and social networks add to addresses, for scripts that follow people. No page of this
 * site reads any of it, so a page is the same with and without it.
 */
const campaignParameter =
  /^(?:utm_\w+|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|igshid|msclkid|ttclid|twclid|li_fat_id|yclid|mc_[ce]id|mkt_tok|_hsenc|_hsmi|_g[al])(?:=|$)/i;

/**
 * The address of a page without what a campaign added to it: `/blog?page=2` for `/blog?utm_source=mail&page=2`. The
 * rest stays as it was written, letter by letter. `target` is the path with its query string.
 */
export function withoutCampaign(target: string): string {
  const query = target.indexOf('?');
  if (query === -1) return target;
  const parameters = target.slice(query + 1).split('&');
  const kept = parameters.filter((parameter) => !campaignParameter.test(parameter));
  if (kept.length === parameters.length) return target;
  return kept.length === 0 ? target.slice(0, query) : `${target.slice(0, query)}?${kept.join('&')}`;
}
