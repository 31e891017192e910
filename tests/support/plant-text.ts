import { type Client, DatabaseError } from 'pg';

/** Which record is meant, whose it is, or where its files lie: another value would be another record. */
const identities = /^(?:id|slug|path|bucket|section_key|submission_key|token_hash|.*_(?:id|key|hash))$/;

/** The database refuses a value by a rule: one of a few words, unique, a reference, too long for an index. */
const ruled = new Set(['23514', '23505', '23503', '54000']);

/**
 * Puts a text into every column of a row that can hold it: texts, lists of texts and JSON. What the table's own rules
 * refuse stays as it was. It goes around all checks of the product, as if one of them were broken.
 * @returns the columns that hold it now
 */
export async function plantText(client: Client, table: string, id: string, text: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_name = $1 and table_schema = 'public' and is_generated = 'NEVER' and data_type in ('text', 'ARRAY', 'jsonb')`,
    [table],
  );
  const planted: string[] = [];
  for (const { name, type } of rows) {
    if (identities.test(name)) continue;
    // What an index holds may not be long.
    for (const part of [text, text.slice(0, 400)]) {
      const value = { text: part, ARRAY: [part], jsonb: JSON.stringify({ [part]: part }) }[type];
      try {
        await client.query(`update ${table} set "${name}" = $1 where id = $2`, [value, id]);
        planted.push(name);
        break;
      } catch (error) {
        if (!(error instanceof DatabaseError) || !ruled.has(error.code ?? '')) throw error;
      }
    }
  }
  return planted;
}

/** Sections of the page About, which has none of its own in the database. */
export async function addSections(client: Client, count: number): Promise<void> {
  for (let index = 1; index <= count; index += 1) {
    await client.query(
      `insert into website_content (page_name, section_key, title, content, status)
       values ('about', $1, 'A section', 'Its words.', 'published')`,
      [`section-${index}`],
    );
  }
}
