import { type Editor, EditorContent, useEditorState } from '@tiptap/react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Bucket } from '~/lib/pictures';
import type { Toast } from '~/lib/toast';
import '~/styles/editor.css';
import '~/styles/formulas.css';
import { LibraryDialog } from '../library-dialog';
import type { Panel } from './commands';
import { FormulaBar } from './formula-bar';
import { ImageBar } from './image-bar';
import { ImagePanel } from './image-panel';
import { leftOutToast } from './left-out';
import { LinkBar } from './link-bar';
import { SlashMenu } from './slash-menu';
import { StatusBar } from './status-bar';
import { stickyHeaders, stickyOffset } from './sticky-offset';
import { settleStops, Toolbar } from './toolbar';
import { useArticleEditor } from './use-article-editor';
import { usePictureUploads } from './use-picture-uploads';

export interface RichTextEditorProps {
  /** Holds the value that the form sends. */
  textarea: RefObject<HTMLTextAreaElement | null>;
  id: string;
  label: string;
  required: boolean | undefined;
  invalid: boolean | undefined;
  describedBy: string | undefined;
  bucket: Bucket;
  onToast: (toast: Toast) => void;
  /** Filled with a function that moves the focus into the text. */
  focusEditor: RefObject<() => void>;
}

/** The editor itself: toolbar, text, bars beside the text, word count. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { id, bucket, onToast } = props;
  const [panel, setPanel] = useState<Panel | null>(null);
  const [isFull, setIsFull] = useState(false);
  const [asksForAlt, setAsksForAlt] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const menuKeys = useRef<(event: KeyboardEvent) => boolean>(() => false);
  const sendFiles = useRef<(files: File[], position: number) => void>(() => {});
  const editor = useArticleEditor(
    props,
    {
      menuKeys,
      sendFiles,
      onLeftOut: (what) => {
        const toast = leftOutToast(what);
        if (toast) onToast(toast);
      },
      // The browser tells of a selection made by the keyboard a moment after the key.
      onLink: () => requestAnimationFrame(() => setPanel('link')),
      onFull: () => setIsFull((now) => !now),
      onLeave: () => firstStop(frame.current)?.focus(),
      onEscape: () => {
        setIsFull(false);
        return isFull;
      },
    },
    frame,
  );
  const uploads = usePictureUploads({ editor, bucket, onToast, onInserted: () => setAsksForAlt(true) });
  useEffect(() => {
    sendFiles.current = (files, position) => {
      // Whoever was asked for a picture has brought one.
      setPanel(null);
      uploads.upload(files, position);
    };
  });
  useEffect(() => {
    if (!editor || !frame.current || !toolbar.current) return undefined;
    settleStops(toolbar.current);
    const element = frame.current;
    const settle = () => element.style.setProperty('--editor-top', `${isFull ? 0 : stickyOffset(element)}px`);
    // What stays in view above may take another line: it says that there are changes, or the window got narrower.
    const observer = new ResizeObserver(settle);
    for (const header of stickyHeaders(element)) observer.observe(header);
    settle();
    return () => observer.disconnect();
  }, [editor, isFull]);
  const onAsked = useCallback(() => setAsksForAlt(false), []);
  const closePanel = () => setPanel(null);
  const at = () => editor?.state.selection.to ?? 0;

  if (!editor) return <div className="editor" />;
  return (
    <div ref={frame} className={`editor ${isFull ? 'editor-full' : ''}`} data-invalid={props.invalid || undefined}>
      <Toolbar
        editor={editor}
        id={id}
        panel={panel}
        onPanel={(next) => setPanel((now) => (now === next ? null : next))}
        isFull={isFull}
        onFull={() => setIsFull((now) => !now)}
        toolbar={toolbar}
      />
      <EditorContent editor={editor} className="editor-page" onMouseDown={closePanel} />
      {panel === 'link' && <LinkBar editor={editor} onClose={closePanel} />}
      {panel === 'image' && (
        <ImagePanel
          editor={editor}
          onClose={closePanel}
          onFiles={(files) => {
            closePanel();
            uploads.upload(files, at());
          }}
          onAddress={(src) => {
            closePanel();
            uploads.insert({ src, alt: '' }, at());
          }}
          onLibrary={() => {
            closePanel();
            setIsChoosing(true);
          }}
        />
      )}
      {isChoosing && (
        <LibraryDialog
          onClose={() => setIsChoosing(false)}
          onPick={({ path, alt, width, height }) => uploads.insert({ src: path, alt: alt ?? '', width, height }, at())}
        />
      )}
      {panel === null && (
        <SelectedImageBar editor={editor} asksForAlt={asksForAlt} onAsked={onAsked} onDescribed={uploads.describe} />
      )}
      {panel === null && <FormulaBar editor={editor} />}
      <SlashMenu editor={editor} id={id} onPanel={setPanel} keys={menuKeys} />
      <StatusBar editor={editor} running={uploads.running} onCancel={uploads.cancel} />
    </div>
  );
}

/** Beside the selected picture, if one is. */
function SelectedImageBar(props: {
  editor: Editor;
  asksForAlt: boolean;
  onAsked: () => void;
  onDescribed: (src: string, alt: string) => void;
}) {
  const { editor, asksForAlt, onAsked, onDescribed } = props;
  const src = useEditorState({
    editor,
    selector: ({ editor: now }) => (now.isActive('image') ? String(now.getAttributes('image').src) : null),
  });
  if (src === null) return null;
  return (
    <ImageBar key={src} editor={editor} src={src} isNew={asksForAlt} onAsked={onAsked} onDescribed={onDescribed} />
  );
}

/** Where Alt+F10 leads: the tools for what the cursor is in when there are some, else the toolbar. */
function firstStop(frame: HTMLElement | null): HTMLElement | null {
  if (!frame) return null;
  const bar = frame.querySelector<HTMLElement>(
    ':is(.editor-bar:not([role="listbox"]), .editor-context) :is(button, select, input, textarea)',
  );
  return bar ?? frame.querySelector<HTMLElement>('.editor-toolbar [tabindex="0"]');
}
