/**
 * A LIKE pattern that finds `query` as it stands, anywhere: wildcards are escaped, and it is in lower case like the
 * search columns it is compared with. Characters that PostgreSQL can't store are dropped.
 */
export function likePattern(query: string): string {
  const storable = query.replaceAll('\u0000', '').toWellFormed();
  return `%${storable.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
}
