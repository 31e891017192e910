import { useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { Bucket } from '~/lib/pictures';
import { pickedPictures } from '~/lib/pictures';
import { Button } from '~/ui/button';
import { inputClass } from '../fields/field';
import { objectionTo } from '../fields/upload-picture';
import { usePageForm } from '../page-form';
import { bucketLabels, places } from './media';

interface Props {
  bucket: Bucket;
  uses: number;
  /** Why the last file was refused. */
  problem: string | null;
}

/** Another file for this picture, everywhere at once. */
export function PictureReplace({ uses, bucket, problem }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [objection, setObjection] = useState<string | null>(null);
  const { state, formData } = useNavigation();
  const replacing = state !== 'idle' && formData?.get('intent') === 'replace';
  const sentence = objection ?? problem;
  const form = usePageForm();
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      preventScrollReset
      className="grid justify-items-start gap-3"
      onSubmit={(event) => {
        if (objection !== null || replacing) event.preventDefault();
      }}
    >
      <p className="max-w-prose text-sm text-muted">
        {uses > 0
          ? `The new picture takes its place in ${places(uses)} at once.`
          : `It takes its place in the library, under ${bucketLabels[bucket]}.`}{' '}
        Descriptions written in texts stay as they are: read them again if it shows something else.
      </p>
      <label className="grid w-full max-w-md gap-1 text-xs font-medium">
        New file
        <input
          ref={input}
          type="file"
          name="file"
          form={form}
          accept={pickedPictures}
          required
          aria-invalid={Boolean(sentence)}
          aria-describedby="replace-problem"
          className={`${inputClass} font-normal`}
          onChange={(event) => {
            const file = event.target.files?.[0];
            const wrong = file ? objectionTo(file) : null;
            setObjection(wrong ? `${wrong.title}. ${wrong.description}.` : null);
          }}
        />
      </label>
      <p id="replace-problem" className="text-xs text-danger empty:hidden">
        {sentence}
      </p>
      <Button
        type="submit"
        variant="outline"
        form={form}
        name="intent"
        value="replace"
        aria-disabled={replacing || objection !== null}
      >
        {replacing ? 'Replacing…' : 'Replace everywhere'}
      </Button>
    </Form>
  );
}
