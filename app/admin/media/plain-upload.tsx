import { Form } from 'react-router';
import { buckets, longestAlt, pickedPictures } from '~/lib/pictures';
import { Button } from '~/ui/button';
import { inputClass } from '../fields/field';
import { bucketLabels, type LibraryState } from './media';

/** What was typed with a picture that was not taken. */
export interface TypedUpload {
  alt: string;
  bucket: string;
}

/** One picture at a time, for browsers without scripts. */
export function PlainUpload({ state, typed }: { state: LibraryState; typed: TypedUpload | null }) {
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className="mb-4 grid gap-3 rounded-md border border-dashed border-line-strong p-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_auto_auto] lg:items-end"
    >
      <input type="hidden" name="intent" value="upload" />
      <label className="grid gap-1 text-xs font-medium">
        Picture: JPEG, PNG, GIF, WebP or AVIF, up to 5 MB
        <input type="file" name="file" accept={pickedPictures} required className={`${inputClass} font-normal`} />
      </label>
      <label className="grid gap-1 text-xs font-medium">
        Describe the picture for people who can't see it
        <input
          type="text"
          name="alt"
          maxLength={longestAlt}
          defaultValue={typed?.alt}
          className={`${inputClass} font-normal`}
        />
      </label>
      <label className="grid gap-1 text-xs font-medium">
        Keep the new picture under
        <select
          name="bucket"
          defaultValue={typed?.bucket ?? (state.bucket === 'all' ? 'blog-images' : state.bucket)}
          className={`${inputClass} font-normal`}
        >
          {buckets.map((bucket) => (
            <option key={bucket} value={bucket}>
              {bucketLabels[bucket]}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit">Upload</Button>
    </Form>
  );
}
