import { customType } from 'drizzle-orm/pg-core';

/** A text's words as PostgreSQL keeps them to be searched. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
