/** The seeds of a table. Two with one slug would silently become one record, so that is refused. */
export function withOwnSlugs<Seed extends { slug: string }>(table: string, seeds: readonly Seed[]): readonly Seed[] {
  const taken = new Set<string>();
  for (const { slug } of seeds) {
    if (taken.has(slug))
      throw new Error(
        `Two seeds of ${table} have the slug "${slug}": give each its own in app/collections/${table}/${table}.seed.server.ts.`,
      );
    taken.add(slug);
  }
  return seeds;
}
