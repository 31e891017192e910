import { type RefObject, useEffect } from 'react';
import { DraftBanner } from '../editor/draft-banner';
import { nameOfDraft } from '../editor/draft-name';
import { differingFields, useDraft } from '../editor/use-draft';
import type { BrowserOwner } from '../sealed';
import type { InboxDeclaration } from './inbox';
import type { LoadedInquiry } from './inquiry-view';

/** Where the browser keeps what is written in a form of the page of one, until it is sent. */
export interface Keeping {
  person: BrowserOwner;
  record: string;
  key: string;
  arrived: readonly string[];
}

/** A text that was sent before the browser was gone is known by the key that its form went with. */
export function keepingOf(
  { name }: InboxDeclaration,
  { inquiry, viewer }: LoadedInquiry,
  form: 'reply' | 'note',
  formKey: string,
): Keeping {
  const record = `${name}/${inquiry.card.id}#${form}`;
  const nameOf = (key: string) => `${record}-${key}`;
  const arrived = inquiry.conversation.map((entry) => nameOf(entry.formKey));
  return { person: viewer, record, key: nameOf(formKey), arrived };
}

interface Props {
  keeping: Keeping;
  form: RefObject<HTMLFormElement | null>;
  /** What somebody types in, and what that starts with. */
  starts: Readonly<Record<string, string>>;
  /** Of those fields. */
  labels: Readonly<Record<string, string>>;
  /** What it is called: “Unsaved answer”. */
  label: string;
  /** Given what keeps the form at once, as long as it is there; null where this browser can't. */
  onKeeper: (keepNow: (() => Promise<boolean>) | null) => void;
}

/** Keeps what is typed in the form, and offers above it what was left behind there. */
export function KeptWriting({ keeping, form, starts, labels, label, onKeeper }: Props) {
  const draft = useDraft(form, { ...keeping, starts, revision: null, opened: null });
  const { found, present, foundAt, kept, keepNow } = draft;
  useEffect(() => {
    onKeeper(kept ? keepNow : null);
    return () => onKeeper(null);
  }, [kept, keepNow, onKeeper]);
  return found.map((left) => (
    <DraftBanner
      key={left.key}
      draft={left}
      label={label}
      name={found.length > 1 ? nameOfDraft(left) : null}
      differsIn={differingFields(left.values, present).map((name) => labels[name] ?? name)}
      now={foundAt}
      onRestore={draft.restore}
      onDiscard={draft.discard}
      writeOn={() => form.current?.querySelector('textarea')?.focus()}
    />
  ));
}
