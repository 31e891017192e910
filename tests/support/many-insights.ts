import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '~/db/client.server';

/** Fills the insights with so many published records, all of which speak of annealing, four kinds of titles among them. */
export async function addManyInsights({ orm }: DatabaseHandle, count: number): Promise<void> {
  await orm.execute(sql`
    insert into insights (slug, title, excerpt, content, author, status, publish_date)
    select 'record-' || n, 'Study number ' || n || ' of ' || (array['routing', 'noise', 'imaging', 'tariffs'])[1 + n % 4],
      'What we measured in series ' || n % 97, repeat('<p>Quantum annealing of schedule ' || n || ' with care.</p> ', 12),
      'Research team', 'published', now() - n * interval '1 minute'
    from generate_series(1, ${count}::int) as n`);
  await orm.execute(sql`vacuum analyze insights`);
}
