import { Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { Form, useLocation } from 'react-router';
import type { CollectionDeclaration } from '~/collections/collection';
import { Button } from '~/ui/button';
import { useHydrated } from '~/ui/use-hydrated';

interface Props {
  collection: CollectionDeclaration;
  id: string;
  title: string;
}

/**
 * The delete button with the confirmation that its collection asks for. Without scripts the server asks instead, so a
 * record is never deleted by one click.
 */
export function RecordDelete(props: Props) {
  return props.collection.deleteConfirmation === 'alert-dialog' ? (
    <DeleteWithAlertDialog {...props} />
  ) : (
    <DeleteWithBrowserConfirm {...props} />
  );
}

const question = (collection: CollectionDeclaration) => `Are you sure you want to delete this ${collection.singular}?`;

function useDeleteAction(collection: CollectionDeclaration): string {
  const { search } = useLocation();
  return `/admin/${collection.tab.path}${search}`;
}

function DeleteFields({ id, title, confirmed }: { id: string; title: string; confirmed: boolean }) {
  return (
    <>
      <input type="hidden" name="recordId" value={id} />
      <input type="hidden" name="recordTitle" value={title} />
      {confirmed && <input type="hidden" name="confirmed" value="yes" />}
    </>
  );
}

function DeleteButtonContent() {
  return (
    <>
      <Trash2 size={16} aria-hidden="true" />
      Delete
    </>
  );
}

function DeleteWithBrowserConfirm({ collection, id, title }: Props) {
  const action = useDeleteAction(collection);
  const hydrated = useHydrated();
  const ask = (event: React.FormEvent) => {
    if (!window.confirm(question(collection))) event.preventDefault();
  };
  return (
    <Form method="post" action={action} onSubmit={ask} preventScrollReset>
      <DeleteFields id={id} title={title} confirmed={hydrated} />
      <Button type="submit" variant="quiet" aria-label={`Delete ${title}`}>
        <DeleteButtonContent />
      </Button>
    </Form>
  );
}

function DeleteWithAlertDialog({ collection, id, title }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const action = useDeleteAction(collection);
  const hydrated = useHydrated();
  const headingId = useId();
  const textId = useId();
  return (
    <>
      <Form
        method="post"
        action={action}
        preventScrollReset
        onSubmit={(event) => {
          event.preventDefault();
          dialog.current?.showModal();
        }}
      >
        <DeleteFields id={id} title={title} confirmed={false} />
        <Button type="submit" variant="quiet" aria-label={`Delete ${title}`}>
          <DeleteButtonContent />
        </Button>
      </Form>
      {hydrated && (
        <dialog
          ref={dialog}
          role="alertdialog"
          aria-labelledby={headingId}
          aria-describedby={textId}
          className="dialog m-auto w-full max-w-md rounded-md border border-line-strong bg-raised p-6 text-text"
        >
          <h2 id={headingId} className="text-xl">
            Are you sure?
          </h2>
          <p id={textId} className="mt-2 text-sm text-muted">
            {question(collection)} “{title}” can't be brought back.
          </p>
          <div className="mt-6 flex justify-end gap-2">
            <Button variant="outline" onClick={() => dialog.current?.close()}>
              Cancel
            </Button>
            <Form method="post" action={action} onSubmit={() => dialog.current?.close()} preventScrollReset>
              <DeleteFields id={id} title={title} confirmed />
              <Button type="submit" variant="danger">
                Delete
              </Button>
            </Form>
          </div>
        </dialog>
      )}
    </>
  );
}

/** Asks in the page, for browsers without scripts. */
export function ConfirmBar({
  collection,
  record,
}: {
  collection: CollectionDeclaration;
  record: { id: string; title: string };
}) {
  const action = useDeleteAction(collection);
  return (
    <Form
      method="post"
      action={action}
      className="mb-4 flex flex-wrap items-center gap-3 rounded-md border border-danger bg-danger-soft p-4"
    >
      <p className="grow text-sm">
        {question(collection)} <strong>{record.title}</strong>
      </p>
      <DeleteFields id={record.id} title={record.title} confirmed />
      <a href={action} className="text-sm underline underline-offset-4">
        Keep it
      </a>
      <Button type="submit" variant="danger">
        Delete
      </Button>
    </Form>
  );
}
