import { and, eq, or } from 'drizzle-orm';
import { orm } from '~/db/client.server';
import type { Executor } from '~/db/database-handle.server';
import { formerTermsTable as table } from './former-terms.table.server';

/**
 * What a term with this name is called since it was renamed, null if none was. Ask when nothing public has the name now.
 * @param field as declarations call it, such as `tags`
 */
export async function findPresentTerm(field: string, name: string): Promise<string | null> {
  const [row] = await orm()
    .select({ presentName: table.presentName })
    .from(table)
    .where(and(eq(table.field, field), eq(table.name, name)))
    .limit(1);
  return row?.presentName ?? null;
}

/** Remembers that a term has another name now, or that there is none any more. Inside the transaction that renames it. */
export async function noteRenamedTerm(tx: Executor, field: string, from: string, to: string | null): Promise<void> {
  if (to === null) {
    await tx.delete(table).where(and(eq(table.field, field), eq(table.presentName, from)));
    return;
  }
  // The new name is in use, so it leads nowhere else; what led to the former one leads to it.
  await tx.delete(table).where(and(eq(table.field, field), or(eq(table.name, to), eq(table.name, from))));
  await tx
    .update(table)
    .set({ presentName: to })
    .where(and(eq(table.field, field), eq(table.presentName, from)));
  await tx.insert(table).values({ field, name: from, presentName: to });
}
