import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { uploadsUnderWay, useUploadsUnderWay } from '../fields/uploads-under-way';
import type { BrowserOwner } from '../sealed';
import type { Draft } from './draft-store';
import { editingFields, typedValues } from './editing';
import { useEditorKeys } from './editor-shortcuts';
import { fillForm } from './fill-form';
import type { FormBase, SaveAnswer } from './save-answer';
import { useChanges } from './use-changes';
import { useDraft } from './use-draft';

interface Options {
  /** `<collection>/<id>`, or `<collection>/new`. */
  record: string;
  base: FormBase;
  person: BrowserOwner;
  listPath: string;
  /** The form does not start with what is saved. */
  startsChanged: boolean;
  answer: SaveAnswer | undefined;
}

/** One person at one record, from opening to leaving: what is unsaved, what it is based on, and the ways to save. */
export function useEditorSession(form: RefObject<HTMLFormElement | null>, options: Options) {
  const { record, base: loaded, person, listPath, startsChanged, answer } = options;
  const { base, setBase } = useBase(loaded, answer);
  const [cameBack] = useState(answer ? !answer.saved : startsChanged);
  const changes = useChanges(form, cameBack);
  const draft = useDraft(form, { ...base, person, record });
  const saving = useSaving();
  const navigate = useNavigate();

  /** How the last save was asked for, and how much had been typed by then. */
  const asked = useRef({ stays: false, count: 0 });
  const onSubmit = (submitter: HTMLElement | null) => {
    asked.current = { stays: submitter?.getAttribute('name') === editingFields.stay, count: changes.count() };
  };
  const send: Send = useCallback(
    (stays) => {
      const stay = form.current?.querySelector<HTMLButtonElement>(`button[name=${editingFields.stay}]`);
      form.current?.requestSubmit(stays ? stay : undefined);
    },
    [form],
  );
  const save = useOneAfterAnother(send, saving);
  const { uploading, waits, waitForPictures } = usePictureWait(() => asked.current.stays, send);
  const { settle, count } = changes;
  const { forget, keepNow } = draft;
  /** What was typed until the last save was asked for is on the server; what was typed since is not. */
  const noteSaved = useCallback(() => {
    const { count: saved } = asked.current;
    settle(saved);
    if (count() === saved) forget();
    else void keepNow();
  }, [settle, count, forget, keepNow]);
  useEffect(() => {
    if (!answer?.saved) return;
    const typedSince = count() !== asked.current.count;
    const taken = Object.entries(answer.taken ?? {});
    if (form.current && taken.length > 0) {
      fillForm(form.current, { ...typedValues(new FormData(form.current)), ...answer.taken });
    }
    // What was filled in is what was saved.
    if (!typedSince) asked.current.count = count();
    noteSaved();
  }, [answer, form, count, noteSaved]);
  const address = useRef(record);
  useEffect(() => {
    if (address.current === record) return;
    // A new record got its address.
    address.current = record;
    noteSaved();
  }, [record, noteSaved]);

  useEditorKeys(form, {
    onSave: () => save(true),
    onSaveAndClose: () => save(false),
    onBack: () => void navigate(listPath, { preventScrollReset: true }),
  });
  const restore = (found: Draft) => {
    draft.restore(found);
    setBase({ revision: found.revision, opened: found.opened });
  };
  const saveAgain = () => save(asked.current.stays);
  return { base, changes, draft, saving, uploading, waits, waitForPictures, onSubmit, restore, saveAgain };
}

type Send = (stays: boolean) => void;

/** What sends a save: one that is asked for while another is under way comes after that. */
function useOneAfterAnother(send: Send, saving: boolean): Send {
  const wanted = useRef<{ stays: boolean } | null>(null);
  useEffect(() => {
    if (saving || !wanted.current) return;
    const { stays } = wanted.current;
    wanted.current = null;
    send(stays);
  }, [saving, send]);
  return (stays) => {
    if (saving) wanted.current = { stays };
    else send(stays);
  };
}

/** A save that leads away from the form waits for its pictures, and is given up when one of them does not come. */
function usePictureWait(stays: () => boolean, send: Send) {
  const uploading = useUploadsUnderWay();
  const [waits, setWaits] = useState(false);
  const waitForPictures = () => {
    if (!uploading || stays()) return false;
    if (waits) return true;
    setWaits(true);
    void uploadsUnderWay().then((allCame) => {
      setWaits(false);
      if (allCame) send(false);
    });
    return true;
  };
  return { uploading, waits, waitForPictures };
}

/** Whether a save is on its way. Once it is answered the list behind is loaded anew, which nobody who writes waits for. */
function useSaving(): boolean {
  const { formMethod, state, location } = useNavigation();
  const { pathname } = useLocation();
  // A save that leads elsewhere is one until it arrived there: the form that is left must not be sent again.
  const isAnswered = state === 'loading' && location.pathname === pathname;
  return formMethod === 'POST' && !isAnswered;
}

/**
 * What the form is based on. It stays what it was when the form was opened, whatever is loaded later, until an answer
 * says otherwise: a newer revision under an older text would overwrite what somebody else has saved.
 */
function useBase(loaded: FormBase, answer: SaveAnswer | undefined) {
  const [base, setBase] = useState(answer?.base ?? loaded);
  const [lastAnswer, setLastAnswer] = useState(answer);
  const [lastLoaded, setLastLoaded] = useState(loaded);
  if (loaded !== lastLoaded) {
    setLastLoaded(loaded);
    setBase(loaded);
  }
  if (answer !== lastAnswer) {
    setLastAnswer(answer);
    if (answer?.base) setBase(answer.base);
  }
  return { base, setBase };
}
