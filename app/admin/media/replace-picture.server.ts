import { arrayOverlaps, eq } from 'drizzle-orm';
import { boundCollections } from '~/collections/registry.server';
import { type Orm, orm } from '~/db/client.server';
import { withPictureReplaced } from '~/lib/pictures';
import type { Staff } from '~/lib/roles';
import { successToast } from '~/lib/toast';
import { isUuid } from '~/lib/uuid';
import { changesBetween, writeAudit } from '~/server/audit/audit.server';
import { announceContentChange, bumpContentVersion } from '~/server/content-version.server';
import { noteFormerUpload, removeFormerFiles } from '~/server/uploads/former-uploads.server';
import { type PictureFiles, replaceStoredPicture } from '~/server/uploads/uploads.server';
import { uploads } from '~/server/uploads/uploads.table.server';
import { authorise } from '../authorise';
import { holdRecords, rewriteRecords, rewriteTexts } from '../rewrite-records.server';
import { guardedMedia, mediaLibrary, places } from './media';
import { namesOf } from './picture-uses.server';
import {
  gone,
  holdPicture,
  type PictureOutcome,
  type PictureRow,
  type PictureWrite,
  pictureRefusedOrFailed,
} from './picture-writes.server';

const { messages, name: collection } = mediaLibrary;

/**
 * Puts another file in a picture's place, wherever it is used. Pictures are cached for ever by their addresses, so the
 * new one has an address of its own, and one transaction puts it into every record that showed the former one. The
 * former files go after the commit; their addresses lead to the new picture.
 */
export async function replacePicture(request: PictureWrite & { file: File }): Promise<PictureOutcome> {
  const { id, file } = request;
  try {
    const staff = authorise(request.staff, 'update', guardedMedia);
    if (!isUuid(id)) return gone();
    const [picture] = await orm().select({ bucket: uploads.bucket }).from(uploads).where(eq(uploads.id, id));
    if (!picture) return gone();
    const upload = { ...picture, bytes: new Uint8Array(await file.arrayBuffer()), originalName: file.name };
    const records = await replaceStoredPicture(upload, (files, originalName) =>
      orm().transaction((tx) => swap(tx, staff, id, { ...files, originalName })),
    );
    if (records === null) return gone();
    bumpContentVersion();
    await removeFormerFiles();
    const where = records === 0 ? 'It is used nowhere yet.' : `The new one is shown in ${places(records)}.`;
    return { ok: true, toast: successToast(`${messages.replaced} ${where}`) };
  } catch (error) {
    return pictureRefusedOrFailed(error, request.requestId, messages.saveFailed);
  }
}

type NewFiles = PictureFiles & { originalName: string };

/** How many records show the new picture; null when the former one is gone. */
async function swap(tx: Orm, staff: Staff, id: string, files: NewFiles): Promise<number | null> {
  await holdRecords(tx);
  const before = await holdPicture(tx, id);
  if (!before) return null;
  const names = await namesOf(tx, id);
  const stems = names.map(({ stem }) => stem);
  const rewrite = (text: string) =>
    names.reduce((rewritten, { path }) => withPictureReplaced(rewritten, path, files), text);
  let records = 0;
  for (const bound of boundCollections) {
    records += await rewriteRecords(tx, bound, {
      staff,
      where: arrayOverlaps(bound.table.uploadStems, stems),
      rewrite: (value) => rewriteTexts(value, rewrite),
    });
  }
  const after = { ...files, originalName: nameFor(before, files), ...focusFor(before, files) };
  await tx
    .update(uploads)
    .set({ ...after, updatedAt: new Date(), updatedBy: staff.id })
    .where(eq(uploads.id, id));
  await noteFormerUpload(tx, before.path, id);
  const changes = changesBetween(before, { ...before, ...after, stem: before.stem });
  await writeAudit(tx, { staff, action: 'update', collection, recordId: id, changes });
  await announceContentChange(tx);
  return records;
}

/** A name that is not a file's was given by somebody, and stays. */
function nameFor(before: PictureRow, files: NewFiles): string {
  return /\.(?:avif|gif|jpe?g|png|webp)$/i.test(before.originalName) ? files.originalName : before.originalName;
}

/** The point in the former picture means nothing in one of other proportions. */
function focusFor(before: PictureRow, { width, height }: PictureFiles) {
  const sameShape = Math.abs(before.width / before.height - width / height) < 0.01;
  return sameShape ? {} : { focalX: 0.5, focalY: 0.5 };
}
