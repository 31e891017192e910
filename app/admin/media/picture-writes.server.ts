import { eq } from 'drizzle-orm';
import { type Orm, orm } from '~/db/client.server';
import type { Staff } from '~/lib/roles';
import { errorToast, type Toast } from '~/lib/toast';
import { isUuid } from '~/lib/uuid';
import { log } from '~/server/log.server';
import { UploadError } from '~/server/uploads/upload-error.server';
import { uploads } from '~/server/uploads/uploads.table.server';
import { RefusedError } from '../authorise';
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

export type PictureOutcome =
  | { ok: true; toast: Toast }
  | { ok: false; status: number; toast: Toast; field?: string; uses?: RecordUses };

export type PictureRow = typeof uploads.$inferSelect;

export function refused(status: number, sentence: string, field?: string): PictureOutcome {
  return field === undefined
    ? { ok: false, status, toast: errorToast(sentence) }
    : { ok: false, status, toast: errorToast(sentence), field };
}

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

/** The outcome for what a writer threw: its own refusals in their words, anything else as one sentence and a log line. */
export function refusedOrFailed(error: unknown, requestId: string, failed: string): PictureOutcome {
  if (error instanceof RefusedError) return refused(error.status, error.message);
  if (error instanceof UploadError) {
    const { title, description, status } = error;
    return { ok: false, status, toast: { title, description, variant: 'destructive' } };
  }
  log.error({ id: requestId, err: error }, 'a change of the media library failed');
  return refused(500, failed);
}
