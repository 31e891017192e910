import { eq } from 'drizzle-orm';
import { type Orm, orm } from '~/db/client.server';
import type { Staff } from '~/lib/roles';
import type { Toast } from '~/lib/toast';
import { isUuid } from '~/lib/uuid';
import { UploadError } from '~/server/uploads/upload-error.server';
import { uploads } from '~/server/uploads/uploads.table.server';
import { type Refused, refused, refusedOrFailed } from '../change-outcome.server';
import type { RecordUses } from '../record-use';
import { mediaLibrary } from './media';

/**
 * What the writers of the media library have in common. Each goes the same way: who -> may they -> is it valid -> write
 * -> audit row (same transaction) -> message.
 */
export interface PictureWrite {
  staff: Staff | null;
  requestId: string;
  /** Of the picture's row. */
  id: string;
}

export type PictureOutcome = { ok: true; toast: Toast } | (Refused & { uses?: RecordUses });

export type PictureRow = typeof uploads.$inferSelect;

export const gone = () => refused(404, mediaLibrary.messages.gone);

/** The row, held until the transaction ends; null for an id that none has. */
export async function holdPicture(tx: Orm, id: string): Promise<PictureRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await tx.select().from(uploads).where(eq(uploads.id, id)).for('update');
  return row ?? null;
}

/** The id of the picture with this path; null for any other address. */
export async function pictureIdOf(path: string): Promise<string | null> {
  // PostgreSQL does not even compare such a text.
  if (path.includes('\0')) return null;
  const [row] = await orm().select({ id: uploads.id }).from(uploads).where(eq(uploads.path, path)).limit(1);
  return row?.id ?? null;
}

/** The answer to a write that threw: of a file that was not taken it says why, of anything else what every change says. */
export function pictureRefusedOrFailed(error: unknown, requestId: string, failed: string): Refused {
  if (!(error instanceof UploadError)) return refusedOrFailed(error, requestId, failed);
  const { title, description, status } = error;
  return { ok: false, status, toast: { title, description, variant: 'destructive' } };
}
