import { useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { useEffect, useId, useRef } from 'react';
import { Form, useNavigate, useNavigation } from 'react-router';
import type { CollectionDeclaration } from '~/collections/collection';
import type { Staff } from '~/lib/roles';
import type { Other } from '~/server/presence/presence';
import { ShowToast, useShowToast } from '~/ui/toast';
import { useHydrated } from '~/ui/use-hydrated';
import { ConflictPanel } from './editor/conflict-panel';
import { DeletionNotice } from './editor/deletion-notice';
import { editingFields, recordFieldsOf } from './editor/editing';
import { EditorBar, EditorStatus } from './editor/editor-bar';
import { EditorCard, EditorDialog } from './editor/editor-frames';
import { FormerVersion } from './editor/former-version';
import { LinkedFrom } from './editor/linked-from';
import { isPreviewer, usePreviewWindow } from './editor/preview-window';
import { RecordDrafts } from './editor/record-drafts';
import type { FormBase, SaveAnswer } from './editor/save-answer';
import { UnsavedGuard } from './editor/unsaved-guard';
import { useEditorSession } from './editor/use-editor-session';
import { useFocusBack } from './editor/use-focus-back';
import type { BuiltInPage } from './fields/record-form-props';
import { copyPath, historyPath, previewPath } from './list-address';
import { EditorPresence } from './presence/editor-presence';
import { recordForms } from './record-form';
import { publicUses, type RecordUses } from './record-use';
import type { BrowserOwner } from './sealed';
import { SessionEnded } from './sign-in/sign-in-again';
import { useListSearch } from './use-list-search';
import type { Saved } from './versions/version';

export interface RecordEditorProps {
  collection: CollectionDeclaration;
  /** Null for a new record. */
  id: string | null;
  values: Record<string, string>;
  base: FormBase;
  publicPath: string | null;
  /** The version that the form starts with; null for the one that stands. */
  former: { saved: Saved } | null;
  /** The texts that link to the record. */
  linkedFrom: RecordUses;
  /** Who had it open when the page was loaded. */
  present: Other[];
  /** What other records have in the fields that share it. */
  terms: Record<string, string[]>;
  builtIn: readonly BuiltInPage[];
  /** Who writes. */
  staff: BrowserOwner & Pick<Staff, 'email'>;
  answer: SaveAnswer | undefined;
}

/** Creates or edits one record, in the shell that its collection asks for. */
export function RecordEditor(props: RecordEditorProps) {
  const { collection, id, former, answer } = props;
  useFocusBack(`/admin/${collection.tab.path}`);
  useVersionLeft(former !== null && answer?.saved === true);
  const listSearch = useListSearch();
  const listPath = `/admin/${collection.tab.path}${listSearch}`;
  const heading = id === null ? `New ${collection.singular}` : `Edit ${collection.singular}`;
  const form = <RecordForm {...props} heading={heading} listPath={listPath} listSearch={listSearch} />;
  if (collection.editor === 'dialog') {
    return (
      <EditorDialog label={heading} listPath={listPath}>
        {form}
      </EditorDialog>
    );
  }
  return <EditorCard label={heading}>{form}</EditorCard>;
}

/** A former version that was saved is the present one: the address stops asking for it, or a reload would put it over what is written later. */
function useVersionLeft(isSaved: boolean) {
  const search = useListSearch();
  const navigate = useNavigate();
  // The answer is here before the page is read again, which must not be interrupted.
  const isRead = useNavigation().state === 'idle';
  useEffect(() => {
    if (isSaved && isRead) void navigate({ search }, { replace: true, preventScrollReset: true });
  }, [isSaved, isRead, search, navigate]);
}

function RecordForm(props: RecordEditorProps & { heading: string; listPath: string; listSearch: string }) {
  const { collection, id, values, publicPath, former, builtIn, staff, answer, heading, listPath, listSearch } = props;
  const RecordFields = recordForms[collection.name];
  const formId = useId();
  const [form, fields] = useForm<Record<string, unknown>>({
    id: formId,
    defaultValue: answer?.typed ?? values,
    lastResult: answer?.submission,
    onValidate: ({ formData }) => parseWithZod(recordFieldsOf(formData), { schema: collection.fields }),
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
  });
  const element = useRef<HTMLFormElement>(null);
  const session = useEditorSession(element, {
    record: `${collection.name}/${id ?? 'new'}`,
    base: props.base,
    person: staff,
    listPath,
    startsChanged: former !== null,
    answer,
  });
  const { base, changes, draft, saving } = session;
  const preview = previewPath(collection, id);
  const openPreview = usePreviewWindow(element, preview, { dirty: changes.dirty, key: draft.key });
  const showToast = useShowToast();
  const hydrated = useHydrated();
  if (!RecordFields) return null;
  return (
    <>
      <Form
        ref={element}
        method="post"
        // Three bytes for a letter that the other encoding would write as nine.
        encType="multipart/form-data"
        id={form.id}
        onSubmit={(event) => {
          const { submitter } = event.nativeEvent;
          const previewer = isPreviewer(submitter) ? submitter : null;
          form.onSubmit(event);
          // Checks of single fields are sent as well, as far as here.
          if (event.defaultPrevented) return;
          if (previewer) return openPreview(event, previewer);
          session.onSubmit(submitter);
          if (session.waitForPictures()) event.preventDefault();
        }}
        noValidate={form.noValidate}
        preventScrollReset
      >
        {answer?.toast && <ShowToast toast={answer.toast} />}
        <input type="hidden" name={editingFields.revision} value={base.revision ?? undefined} disabled={id === null} />
        <input type="hidden" name={editingFields.opened} value={base.opened ?? undefined} disabled={id === null} />
        <input type="hidden" name={editingFields.by} value={answer?.by ?? staff.id} readOnly />
        <input type="hidden" name={editingFields.draft} value={hydrated ? draft.key : ''} readOnly />
        <EditorBar
          heading={heading}
          singular={collection.singular}
          listPath={listPath}
          publicPath={publicPath}
          previewPath={preview}
          duplicatePath={id === null ? null : copyPath(collection, id, listSearch)}
          historyPath={id === null ? null : historyPath(collection, id, listSearch)}
          saving={saving}
          waits={session.waits}
          status={<EditorStatus dirty={changes.dirty} kept={draft.kept} saved={answer?.saved ?? false} />}
          notice={
            id !== null && (
              <EditorPresence
                collection={collection}
                open={{ record: id, form: draft.key, isWritten: changes.dirty, revision: base.revision ?? 0 }}
                known={props.present}
                saving={saving}
              />
            )
          }
        />
        <button type="submit" name={editingFields.stay} value="yes" hidden tabIndex={-1}>
          Save and go on writing
        </button>
        <div className="p-4 sm:p-5">
          {former && !answer?.saved && <FormerVersion {...former} />}
          <RecordDrafts
            found={draft}
            form={element}
            collection={collection}
            revision={base.revision}
            onRestore={session.restore}
          />
          {answer?.deletion && <DeletionNotice deletion={answer.deletion} singular={collection.singular} />}
          {answer?.conflict && <ConflictPanel conflict={answer.conflict} singular={collection.singular} />}
          {form.errors && (
            <p role="alert" className="mb-4 rounded-sm bg-danger-soft p-3 text-sm text-danger">
              {form.errors.join(' ')}
            </p>
          )}
          <LinkedFrom texts={props.linkedFrom} />
          <RecordFields
            fields={fields}
            isNew={id === null}
            publicPath={publicPath}
            publicLinks={publicPath === null ? 0 : publicUses(props.linkedFrom)}
            onToast={showToast}
            terms={props.terms}
            builtIn={builtIn}
          />
        </div>
      </Form>
      <UnsavedGuard
        dirty={changes.dirty}
        uploading={session.uploading}
        onDiscard={draft.giveUp}
        keep={draft.kept && !session.uploading ? draft.keepNow : null}
      />
      <SessionEnded answer={answer} email={staff.email} becomes="is saved" onSignedIn={session.saveAgain} />
    </>
  );
}
