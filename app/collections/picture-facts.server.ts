import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { PictureFacts } from '~/lib/pictures';
import { uploads } from '~/server/uploads/uploads.table.server';

/** What the media library says of the picture whose path a column holds; null when it is none of its own. */
export function pictureFacts(path: AnyPgColumn): SQL<PictureFacts | null> {
  return sql`(
    select json_build_object('alt', ${uploads.alt}, 'focalX', ${uploads.focalX}, 'focalY', ${uploads.focalY})
    from ${uploads} where ${uploads.path} = ${path}
  )`;
}
