import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { type Editor, type Extensions, useEditor } from '@tiptap/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { setInputValue } from '../set-input-value';
import { articleExtensions } from './extensions';
import { figureDropPoint } from './figure';
import { documentToHtml, htmlToDocument } from './html';
import type { LeftOut } from './left-out';
import { targetOf } from './link-address';
import { cleanPastedHtml } from './paste';
import { embedCode, framesIn } from './pasted-frames';
import { pasteMarkdown } from './pasted-markdown';
import { picturesIn, uploadToMarks } from './pasted-pictures';
import type { RichTextEditorProps } from './rich-text-editor';
import { roomBesideBars } from './room-beside-bars';
import { useTextInForm } from './use-text-in-form';

interface Actions {
  menuKeys: RefObject<(event: KeyboardEvent) => boolean>;
  sendFiles: RefObject<(files: File[], position: number) => void>;
  /** Told what of a pasted text could not be kept. */
  onLeftOut: (what: LeftOut) => void;
  onLink: () => void;
  onFull: () => void;
  /** Alt+F10: the way from the text to its tools. */
  onLeave: () => void;
  /** Answers whether there was something to escape from. */
  onEscape: () => boolean;
}

type Options = Pick<
  RichTextEditorProps,
  'textarea' | 'id' | 'label' | 'required' | 'invalid' | 'describedBy' | 'focusEditor'
>;

/** The editor on the textarea's HTML. The form has every change, and the textarea hears when the text loses the focus. */
export function useArticleEditor(
  options: Options,
  actions: Actions,
  frame: RefObject<HTMLElement | null>,
): Editor | null {
  const { textarea, id, focusEditor } = options;
  const [extensions] = useState(articleExtensions);
  const [startHtml] = useState(() => textarea.current?.value ?? '');
  const [start] = useState(() => htmlToDocument(startHtml, extensions));
  const [room] = useState(() => roomBesideBars(frame));
  const editorProps = useEditorProps(options, actions, room);
  const text = useTextInForm(textarea);
  const { html: written, settle, handOver, write } = text;
  const editor = useEditor({
    extensions,
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    injectCSS: false,
    content: start,
    editorProps,
    onCreate: ({ editor: created }) => {
      // Somebody was quicker than the editor: what they typed meanwhile is in the text, and the writing goes on there.
      const typed = textarea.current?.value ?? startHtml;
      if (typed !== startHtml) created.commands.setContent(htmlToDocument(typed, extensions), { emitUpdate: false });
      settle(documentToHtml(created.state.doc));
      if (textarea.current && document.activeElement === textarea.current) {
        takeOver(created, textarea.current, typed, written.current);
      }
    },
    onUpdate: ({ editor: changed }) => write(documentToHtml(changed.state.doc), changed.view.dom),
    // The form checks a field when the focus leaves it.
    onBlur: () => {
      handOver();
      textarea.current?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    },
  });
  useEffect(() => {
    focusEditor.current = () => editor?.view.focus();
  }, [editor, focusEditor]);
  useLabel(editor, id);
  useTextFromOutside(editor, extensions, textarea, text);
  return editor;
}

function useEditorProps(options: Options, actions: Actions, room: ReturnType<typeof roomBesideBars>): EditorProps {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  return {
    attributes: attributesOf(options),
    scrollThreshold: room,
    scrollMargin: room,
    transformPastedHTML: cleanPastedHtml,
    // An address on its own; what is pasted as plain text, or into code, is meant as it is.
    transformPastedText: (text, plain) => (plain ? text : targetOf(text)),
    handleKeyDown: (_view, event) => handleKey(event, latest.current),
    handleDOMEvents: {
      keydown(view, event) {
        // The browser tells of a selection a moment later, which can be after the next key: that one is for what is selected now.
        if (!view.composing) view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
        // The editor would swallow the key; where there is nothing to escape from here, it is for the dialog around.
        if (event.key !== 'Escape' || view.composing) return false;
        handleKey(event, latest.current);
        return true;
      },
    },
    handlePaste(view, event) {
      if (takeFiles(view, event.clipboardData, view.state.selection.to, latest.current)) return true;
      takeLeftOut(view, pastedHtml(event.clipboardData), latest.current);
      return pasteMarkdown(view, event.clipboardData);
    },
    handleDrop(view, event, _slice, moved) {
      if (moved) return false;
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
      const at = figureDropPoint(view.state, place?.pos ?? view.state.selection.to);
      return takeFiles(view, event.dataTransfer, at, latest.current);
    },
  };
}

function attributesOf({ id, label, required, invalid, describedBy }: Options): Record<string, string> {
  return {
    id,
    class: 'prose editor-text',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-keyshortcuts': 'Alt+F10',
    // As the page that visitors get.
    dir: 'auto',
    ...(required ? { 'aria-required': 'true' } : {}),
    ...(invalid ? { 'aria-invalid': 'true' } : {}),
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
  };
}

/** Goes on where somebody writes in the textarea already. `settled` is its text as the editor has it. */
function takeOver(editor: Editor, textarea: HTMLTextAreaElement, typed: string, settled: string): void {
  // What was typed as plain text is a paragraph now, also for a save that comes before the next letter.
  if (typed !== textarea.defaultValue) setInputValue(textarea, settled);
  editor.commands.focus('end');
  // At once: the command waits for the next frame, and a letter that is typed until then would be lost.
  editor.view.focus();
  // HTML knows no space at the end of a line; for whoever is in the middle of a sentence it is there.
  if (/\s$/.test(typed)) editor.commands.insertContent({ type: 'text', text: ' ' });
}

/** A press on the label is for the editor. */
function useLabel(editor: Editor | null, id: string): void {
  useEffect(() => {
    const onLabel = ({ target }: Event) => {
      if (target instanceof HTMLLabelElement && target.htmlFor === id) editor?.view.focus();
    };
    document.addEventListener('click', onLabel);
    return () => document.removeEventListener('click', onLabel);
  }, [editor, id]);
}

/** Shows what comes into the textarea by another way: the form is reset, or a draft is put back. */
function useTextFromOutside(
  editor: Editor | null,
  extensions: Extensions,
  textarea: RefObject<HTMLTextAreaElement | null>,
  { html: written, settle }: ReturnType<typeof useTextInForm>,
): void {
  useEffect(() => {
    const store = textarea.current;
    const form = store?.form;
    const onReset = () =>
      queueMicrotask(() => editor?.commands.setContent(htmlToDocument(textarea.current?.value ?? '', extensions)));
    const onInput = () => {
      const html = textarea.current?.value ?? '';
      if (!editor || html === written.current) return;
      settle(html);
      editor.commands.setContent(htmlToDocument(html, extensions), { emitUpdate: false });
    };
    form?.addEventListener('reset', onReset);
    store?.addEventListener('input', onInput);
    return () => {
      form?.removeEventListener('reset', onReset);
      store?.removeEventListener('input', onInput);
    };
  }, [editor, extensions, settle, textarea, written]);
}

function isCommand(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey;
}

function handleKey(event: KeyboardEvent, actions: Actions): boolean {
  if (actions.menuKeys.current(event)) return true;
  if (isCommand(event) && !event.altKey && event.key.toLowerCase() === 'k') return take(event, actions.onLink);
  if (isCommand(event) && event.shiftKey && event.key.toLowerCase() === 'f') return take(event, actions.onFull);
  if (event.altKey && event.key === 'F10') return take(event, actions.onLeave);
  if (event.key === 'Escape' && actions.onEscape()) return take(event, () => {});
  return false;
}

/** The key is ours: neither the page nor a dialog around the editor should act on it. */
function take(event: KeyboardEvent, action: () => void): true {
  event.preventDefault();
  event.stopPropagation();
  action();
  return true;
}

/** Files are uploaded, unless they only come along with text, as word processors send them. */
function takeFiles(view: EditorView, transfer: DataTransfer | null, position: number, actions: Actions): boolean {
  const files = Array.from(transfer?.files ?? []);
  if (files.length === 0 || !view.editable) return false;
  const html = transfer?.getData('text/html') ?? '';
  const text = new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
  if (text.trim() !== '' || transfer?.getData('text/plain')) return false;
  actions.sendFiles.current(files, position);
  return true;
}

/** Of what is pasted, also where that is the code of a video as plain text. */
function pastedHtml(transfer: DataTransfer | null): string {
  const text = transfer?.getData('text/plain') ?? '';
  return transfer?.getData('text/html') || (embedCode.test(text) ? text : '');
}

/** Pictures within a pasted text are uploaded to where they stood in it; what can't be kept is told. */
function takeLeftOut(view: EditorView, html: string, actions: Actions): void {
  // Of an editor like this one: they are uploaded already. Into code nothing but the plain text is pasted.
  if (html.includes('data-pm-slice') || view.state.selection.$from.parent.type.spec.code) return;
  if (!/<(?:img|iframe|video|audio|embed|object|form)\b/i.test(html)) return;
  const { files, unreachable } = picturesIn(html);
  const { hasFields, ...frames } = framesIn(html);
  actions.onLeftOut({ pictures: unreachable, frames, hasFields });
  // Once the text is there.
  queueMicrotask(() => uploadToMarks(view, files, (file, at) => actions.sendFiles.current([file], at)));
}
