import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '~/db/client.server';

interface Query {
  sql: string;
  params: unknown[];
}

interface Session {
  prepareQuery: (query: Query, ...more: unknown[]) => unknown;
}

/** How the database does what `read` asks of it: the plan of each query, indented, ready to print. */
export async function explained({ orm }: Pick<DatabaseHandle, 'orm'>, read: () => Promise<unknown>): Promise<string> {
  const asked: Query[] = [];
  const session: Session = Reflect.get(orm, 'session');
  const { prepareQuery } = session;
  session.prepareQuery = function prepareAndNote(query, ...more) {
    asked.push(query);
    return prepareQuery.call(this, query, ...more);
  };
  try {
    await read();
  } finally {
    session.prepareQuery = prepareQuery;
  }
  const plans: string[] = [];
  for (const query of asked) {
    const { rows } = await orm.execute<Record<string, string>>(sql.raw(`explain analyze ${withValues(query)}`));
    plans.push(rows.map((row) => `    ${Object.values(row)[0]}\n`).join(''));
  }
  return plans.join('    --\n');
}

/** The statement with its parameters in place, for EXPLAIN, which takes none. */
function withValues({ sql: text, params }: Query): string {
  return text.replace(/\$(\d+)/g, (_, number: string) => {
    const value = params[Number(number) - 1];
    if (typeof value !== 'string') return JSON.stringify(value);
    return `'${value.replaceAll("'", "''")}'`;
  });
}
