import { Trash2 } from 'lucide-react';
import { Form } from 'react-router';
import { Button } from '~/ui/button';
import { AskSubmit, type Question } from '../ask';
import { usePageForm } from '../page-form';
import { places } from './media';

export const pictureDeletion = (name: string): Question => ({
  kind: 'alert-dialog',
  question: `Delete ${name} for good?`,
  yes: 'Delete',
});

/** Deletes a picture that is used nowhere, after a question. One that is used stays, and the list says where. */
export function PictureDelete({ name, uses }: { name: string; uses: number }) {
  const form = usePageForm();
  const words = (
    <>
      <Trash2 size={16} aria-hidden="true" />
      Delete picture
    </>
  );
  return (
    <Form method="post" preventScrollReset className="grid justify-items-start gap-3">
      <p className="max-w-prose text-sm text-muted">
        {uses > 0
          ? `It is used in ${places(uses)}, listed above, the bin included. It can be deleted once it is used nowhere.`
          : 'It is used nowhere. A deleted picture can’t be brought back.'}
      </p>
      {uses > 0 ? (
        <Button type="submit" form={form} name="intent" value="delete" variant="outline">
          {words}
        </Button>
      ) : (
        <AskSubmit ask={pictureDeletion(name)} form={form} name="intent" value="delete" variant="outline">
          {words}
        </AskSubmit>
      )}
    </Form>
  );
}
