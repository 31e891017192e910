import type { Client } from 'pg';

export interface StoredMessage {
  name?: string;
  message?: string;
  status?: string;
  /** When it came, as PostgreSQL reads times. */
  at?: string;
  /** Why it looks like spam. */
  spam?: string | null;
}

/** Puts a message into the inbox without the form that visitors fill in. Answers its id. */
export async function storeMessage(database: Client, values: StoredMessage = {}): Promise<string> {
  const { name = 'Asha Rao', message = 'We plan forty vans by hand.', status = 'unread', at = 'now', spam } = values;
  const { rows } = await database.query<{ id: string }>(
    `insert into contact_messages (name, email, company, message, status, created_at, spam_reason, submission_key)
     values ($1, 'asha@example.com', 'Rao Freight', $2, $3, $4, $5, gen_random_uuid()::text) returning id`,
    [name, message, status, at, spam ?? null],
  );
  return rows[0]?.id ?? '';
}

/** The same for a request for a demo. */
export async function storeRequest(database: Client, name = 'Asha Rao', status = 'pending'): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    `insert into demo_requests (name, email, company, industry, interested_in, status, submission_key)
     values ($1, 'asha@example.com', 'Rao Freight', 'Logistics', 'Consulting', $2, gen_random_uuid()::text) returning id`,
    [name, status],
  );
  return rows[0]?.id ?? '';
}

/** What visitors sent, as it is stored, in the order in which it came. */
export async function storedInquiries(
  database: Client,
  table: 'contact_messages' | 'demo_requests',
): Promise<Record<string, unknown>[]> {
  const { rows } = await database.query(`select * from ${table} order by created_at`);
  return rows;
}
