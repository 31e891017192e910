import { Trash2 } from 'lucide-react';
import { Form, Link } from 'react-router';
import { Button } from '~/ui/button';
import { places } from './media';

/** Deletes a picture that is used nowhere, after a question in the page. One that is used stays, and the list says where. */
export function PictureDelete({ name, uses, confirming }: { name: string; uses: number; confirming: boolean }) {
  return (
    <Form method="post" preventScrollReset className="grid justify-items-start gap-3">
      <input type="hidden" name="intent" value="delete" />
      <p className="max-w-prose text-sm text-muted">
        {uses > 0
          ? `It is used in ${places(uses)}, listed above, the bin included. It can be deleted once it is used nowhere.`
          : 'It is used nowhere. A deleted picture can’t be brought back.'}
      </p>
      {confirming && uses === 0 ? (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <input type="hidden" name="confirmed" value="yes" />
          <p className="text-sm">
            Delete <strong>{name}</strong> for good?
          </p>
          <Link to="?" className="text-sm underline underline-offset-4">
            Keep it
          </Link>
          <Button type="submit" variant="danger">
            Delete
          </Button>
        </div>
      ) : (
        <Button type="submit" variant="outline">
          <Trash2 size={16} aria-hidden="true" />
          Delete picture
        </Button>
      )}
    </Form>
  );
}
