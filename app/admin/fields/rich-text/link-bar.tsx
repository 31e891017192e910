import type { Editor } from '@tiptap/react';
import { ExternalLink, Unlink } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { LinkTarget } from '../../link-targets/link-target';
import { type TypedSearchSource, useEarlyEnter, useTypedSearch } from '../../typed-search/use-typed-search';
import { BarField } from './bar-field';
import { boxOfSelection, FloatingBar } from './floating-bar';
import { targetOf, toLinkAddress } from './link-address';
import { LinkTargetList } from './link-target-list';
import { ToolButton } from './tool-button';

const hint = 'Enter an address such as https://example.com, /contact or name@example.com.';

const pages: TypedSearchSource = {
  address: '/admin/link-targets.json',
  failed: 'Pages could not be searched. An address works all the same.',
  signedOut: 'Your session has ended. Sign in again to search pages.',
};

/** Longer ones are sentences, which are the name of nothing. */
const longestName = 80;

/**
 * Asks where the selected text should lead: an address, or the name of a page or a record, of which the fitting ones are
 * offered; those that fit the selected text at once. Without a selection the address or the page's name becomes the text.
 */
export function LinkBar({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [start] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [selected] = useState(() => selectedName(editor));
  const [typed, setTyped] = useState(start);
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const { query, targets, searching, said, chosen, point, move, listId } = useTargets(typed, start, selected);

  function finish() {
    onClose();
    editor.view.focus();
  }
  function remove() {
    editor.chain().extendMarkRange('link').unsetLink().run();
    finish();
  }
  /** Words are written where none are selected. */
  function link(href: string, words: string) {
    const chain = editor.chain();
    if (editor.state.selection.empty && start === '') {
      chain.insertContent([
        { type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] },
        { type: 'text', text: ' ' },
      ]);
    } else chain.extendMarkRange('link').setLink({ href });
    chain.run();
    finish();
  }
  function choose({ path, title }: LinkTarget) {
    link(path, title);
  }
  function apply() {
    const address = targetOf(typed.trim());
    if (address === '') return remove();
    const href = toLinkAddress(address);
    if (href !== null) return link(href, address);
    setError(hint);
    input.current?.focus();
  }
  /** The chosen page, else what is typed. */
  function take() {
    const target = targets[chosen];
    if (target) choose(target);
    else apply();
  }
  const early = useEarlyEnter(query, searching, take);
  const isName = typed.trim() !== '' && toLinkAddress(targetOf(typed.trim())) === null;
  const onEnter = () => (searching && isName ? early() : take());

  return (
    <FloatingBar
      editor={editor}
      label="Link"
      role="dialog"
      className="editor-bar-wide"
      anchor={() => boxOfSelection(editor)}
      onEscape={onClose}
    >
      <BarField
        label="Link address"
        placeholder="A page’s name, https:// or /page"
        role="combobox"
        aria-expanded={targets.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={chosen >= 0 ? `${listId}-${chosen}` : undefined}
        spellCheck={false}
        input={input}
        value={typed}
        error={error}
        onChange={(event) => {
          setTyped(event.target.value);
          setError(null);
        }}
        onKeyDown={move}
        onEnter={onEnter}
      />
      <button type="button" className="editor-bar-button" onClick={onEnter}>
        Apply
      </button>
      {start !== '' && (
        <>
          <a
            className="editor-tool"
            href={start}
            target="_blank"
            rel="noreferrer"
            aria-label="Open link in a new tab"
            data-tip="Open link"
          >
            <ExternalLink size={16} aria-hidden="true" />
          </a>
          <ToolButton label="Remove link" icon={Unlink} tip="end" onPress={remove} />
        </>
      )}
      {targets.length > 0 && (
        <LinkTargetList id={listId} targets={targets} query={query} chosen={chosen} onPoint={point} onChoose={choose} />
      )}
      <p role="status" className={targets.length > 0 || said === '' ? 'sr-only' : 'editor-bar-status'}>
        {said}
      </p>
    </FloatingBar>
  );
}

/** The selected words, where they may be the name of a page; otherwise empty. */
function selectedName(editor: Editor): string {
  const { from, to, empty } = editor.state.selection;
  if (empty || to - from > longestName) return '';
  return editor.state.doc.textBetween(from, to, ' ').trim();
}

/** What may be meant by what is typed, or by the selected words as long as nothing is. */
function useTargets(typed: string, start: string, selected: string) {
  const listId = useId();
  const [at, setAt] = useState<number | null>(null);
  const text = typed.trim();
  const query = questionOf(text, start) ?? selected;
  const { found, searching, failure } = useTypedSearch<LinkTarget>(query, pages);
  const [asked, setAsked] = useState(query);
  if (asked !== query) {
    setAsked(query);
    setAt(null);
  }
  const targets = query === '' ? [] : found;
  // What is no address by itself is meant as a name: the first page that has it.
  const usual = text !== '' && toLinkAddress(text) === null && targets.length > 0 ? 0 : -1;
  const chosen = Math.min(at ?? usual, targets.length - 1);
  function move(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || targets.length === 0) return;
    event.preventDefault();
    setAt(chosen === -1 && step === -1 ? targets.length - 1 : (chosen + step + targets.length) % targets.length);
  }
  const said = failure ?? (query === '' || searching ? '' : countInWords(targets.length, text));
  return { query, targets, searching, said, chosen, point: setAt, move, listId };
}

/** What pages are looked for by: null where nothing is typed, nothing where an address needs no search. */
function questionOf(text: string, start: string): string | null {
  if (text === '') return null;
  const leadsElsewhere = !text.startsWith('/') && toLinkAddress(text) !== null;
  return text === start || leadsElsewhere ? '' : text;
}

/** @param typed empty where nothing was: then nothing is missed */
function countInWords(count: number, typed: string): string {
  if (count === 0) return typed === '' ? '' : `No page or record is called “${typed}”.`;
  return count === 1 ? '1 page fits' : `${count} pages fit`;
}
