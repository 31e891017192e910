import { useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Form, useLocation, useNavigate, useNavigation } from 'react-router';
import type { CollectionDeclaration } from '~/collections/collection';
import { Button, buttonClass } from '~/ui/button';
import { ShowToast, useShowToast } from '~/ui/toast';
import type { BuiltInPage } from './fields/record-form-props';
import { recordForms } from './record-form';
import type { SaveAnswer } from './save-answer';
import { useUnsavedGuard } from './unsaved-guard';

interface Props {
  collection: CollectionDeclaration;
  /** Null for a new record. */
  id: string | null;
  values: Record<string, string>;
  publicPath: string | null;
  builtIn: readonly BuiltInPage[];
  answer: SaveAnswer | undefined;
}

/** Creates or edits one record, in the shell that its collection asks for. */
export function RecordEditor(props: Props) {
  const { collection, id } = props;
  const { search } = useLocation();
  const listPath = `/admin/${collection.tab.path}${search}`;
  const heading = id === null ? `New ${collection.singular}` : `Edit ${collection.singular}`;
  const form = <RecordForm {...props} heading={heading} listPath={listPath} />;
  if (collection.editor === 'dialog') {
    return (
      <EditorDialog label={heading} listPath={listPath}>
        {form}
      </EditorDialog>
    );
  }
  return (
    <section aria-label={heading} className="mb-8 rounded-lg border border-line-strong bg-raised">
      {form}
    </section>
  );
}

function RecordForm(props: Props & { heading: string; listPath: string }) {
  const { collection, id, values, publicPath, builtIn, answer, heading, listPath } = props;
  const RecordFields = recordForms[collection.name];
  const saving = useNavigation().formMethod === 'POST';
  const formId = useId();
  const [form, fields] = useForm<Record<string, unknown>>({
    id: formId,
    defaultValue: values,
    lastResult: answer?.submission,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: collection.fields }),
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
  });
  const element = useRef<HTMLFormElement>(null);
  useUnsavedGuard(element, saving);
  const showToast = useShowToast();
  if (!RecordFields) return null;
  return (
    <Form
      ref={element}
      method="post"
      id={form.id}
      onSubmit={form.onSubmit}
      noValidate={form.noValidate}
      preventScrollReset
    >
      {answer?.toast && <ShowToast toast={answer.toast} />}
      <div className="sticky top-0 z-20 flex flex-wrap items-center gap-3 rounded-t-lg border-b border-line bg-raised px-5 py-3">
        <h2 className="mr-auto text-xl">{heading}</h2>
        {publicPath && (
          <a
            href={publicPath}
            target="_blank"
            rel="noreferrer"
            className="text-sm text-muted underline-offset-4 hover:underline"
          >
            View page
          </a>
        )}
        <CloseLink listPath={listPath}>Cancel</CloseLink>
        <Button type="submit" aria-disabled={saving} onClick={(event) => saving && event.preventDefault()}>
          {saving ? 'Saving…' : `Save ${collection.singular}`}
        </Button>
      </div>
      <div className="p-5">
        {form.errors && (
          <p role="alert" className="mb-4 rounded-sm bg-danger-soft p-3 text-sm text-danger">
            {form.errors.join(' ')}
          </p>
        )}
        <RecordFields fields={fields} isNew={id === null} onToast={showToast} builtIn={builtIn} />
      </div>
    </Form>
  );
}

/** A link, so that it works without scripts; it keeps the list's state. */
function CloseLink({ listPath, children }: { listPath: string; children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <a
      href={listPath}
      className={buttonClass('quiet')}
      onClick={(event) => {
        event.preventDefault();
        void navigate(listPath, { preventScrollReset: true });
      }}
    >
      {children}
    </a>
  );
}

/** Open in the page without scripts; a real modal dialog with them. Escape leads back to the list. */
function EditorDialog({ label, listPath, children }: { label: string; listPath: string; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.matches(':modal')) return;
    // Not close(): that would fire the event that leads back to the list.
    element.open = false;
    element.showModal();
    element.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      open
      aria-label={label}
      className="editor-dialog m-auto w-full max-w-6xl overflow-y-auto rounded-lg border border-line-strong bg-raised text-text"
      onClose={(event) => {
        if (event.target !== event.currentTarget) return;
        // The address says whether it is open: it closes by going to the list, which unsaved changes may hold up.
        event.currentTarget.showModal();
        void navigate(listPath, { preventScrollReset: true });
      }}
    >
      {children}
    </dialog>
  );
}
