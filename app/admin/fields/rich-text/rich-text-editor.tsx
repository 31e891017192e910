import { EditorContent, useEditor } from '@tiptap/react';
import { type RefObject, useEffect, useRef } from 'react';
import type { Bucket } from '~/lib/pictures';
import type { Toast } from '~/lib/toast';
import '~/styles/editor.css';
import { setInputValue } from '../set-input-value';
import { articleExtensions } from './extensions';
import { documentToHtml, htmlToElement } from './html';

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

export function RichTextEditor(props: RichTextEditorProps) {
  const { textarea, id, label, required, invalid, describedBy, focusEditor } = props;
  const saved = useRef<string | null>(null);
  const editor = useEditor({
    extensions: articleExtensions(),
    immediatelyRender: false,
    injectCSS: false,
    content: '',
    editorProps: {
      attributes: { class: 'prose editor-text', role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, id },
    },
    onCreate({ editor }) {
      editor.commands.setContent(htmlToElement(textarea.current?.value ?? '').innerHTML, { emitUpdate: false });
      saved.current = documentToHtml(editor.state.doc);
    },
    onUpdate({ editor }) {
      const html = documentToHtml(editor.state.doc);
      if (html === saved.current || !textarea.current) return;
      saved.current = html;
      setInputValue(textarea.current, html);
    },
  });
  useEffect(() => {
    focusEditor.current = () => editor?.commands.focus();
  }, [editor, focusEditor]);
  return (
    <div className="editor" data-invalid={invalid} data-required={required} data-described={describedBy}>
      <EditorContent editor={editor} />
    </div>
  );
}
