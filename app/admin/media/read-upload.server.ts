import { type Bucket, buckets } from '~/lib/pictures';
import { z } from '~/lib/zod';
import { UploadError } from '~/server/uploads/upload-error.server';
import { altText } from './describe-picture.server';

const oneBucket = { error: `Name one bucket: ${buckets.join(', ')}.` };
const oneFile = { error: 'Send one image in the field “file”.' };
const unnamed = "The file's name contains characters that can't be stored.";

const file = z
  .tuple([z.instanceof(File, oneFile)], oneFile)
  .transform(([only]) => only)
  .refine(({ name, size }) => name !== '' || size > 0, 'Please choose an image first.')
  .refine(({ name }) => !name.includes('\0'), unnamed);

const upload = z.object({
  bucket: z.tuple([z.enum(buckets, oneBucket)], oneBucket).transform(([only]) => only),
  file,
  alt: z
    .array(altText)
    .max(1, 'Send one text in the field “alt”, or none.')
    .transform(([alt]) => alt || null),
});

/**
 * What a form sends that uploads a picture: `bucket`, `file`, and `alt` where somebody has described it.
 * @throws UploadError that says what is wrong with the form
 */
export function readUpload(form: FormData | null): { bucket: Bucket; file: File; alt: string | null } {
  return read(upload, form, ['bucket', 'file', 'alt']);
}

/**
 * The file of a form that replaces a picture.
 * @throws UploadError that says what is wrong with the form
 */
export function readFile(form: FormData | null): File {
  return read(z.object({ file }), form, ['file']).file;
}

function read<Read>(schema: z.ZodType<Read>, form: FormData | null, fields: string[]): Read {
  if (!form) throw new UploadError('UPLOAD_INVALID');
  const result = schema.safeParse(Object.fromEntries(fields.map((field) => [field, form.getAll(field)])));
  if (result.success) return result.data;
  throw new UploadError('UPLOAD_INVALID', { description: result.error.issues[0]?.message });
}
