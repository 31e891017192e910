import { type Editor, useEditorState } from '@tiptap/react';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { BarField } from './bar-field';
import { chainInText } from './commands';
import { boxOfSelectedNode, FloatingBar } from './floating-bar';
import { ToolButton } from './tool-button';

interface Props {
  editor: Editor;
  src: string;
  /** Just put in: its description is asked for at once. */
  isNew: boolean;
  onAsked: () => void;
  /** Its description, once somebody is done with it. */
  onDescribed: (src: string, alt: string) => void;
}

/** Stands on the selected picture: what it says to those who can't see it. */
export function ImageBar({ editor, src, isNew, onAsked, onDescribed }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const alt = useEditorState({ editor, selector: ({ editor: now }) => String(now.getAttributes('image').alt ?? '') });
  const described = useRef(() => {});
  useEffect(() => {
    described.current = () => onDescribed(src, alt);
  });
  useEffect(() => () => described.current(), []);
  useEffect(() => {
    // The text was undone, say. Whoever types here is ahead of what React knows: a letter would be lost.
    if (input.current && input.current !== document.activeElement) input.current.value = alt;
  }, [alt]);
  useEffect(() => {
    if (!isNew) return;
    input.current?.focus();
    onAsked();
  }, [isNew, onAsked]);
  return (
    <FloatingBar
      editor={editor}
      label="Image"
      side="over"
      anchor={() => boxOfSelectedNode(editor)}
      className="editor-bar-wide"
    >
      <BarField
        label="Alt text"
        placeholder="Describe the image for people who can’t see it"
        input={input}
        maxLength={500}
        defaultValue={alt}
        onChange={(event) => editor.commands.updateAttributes('image', { alt: event.target.value })}
        onEnter={() => editor.view.focus()}
      />
      <ToolButton
        label="Remove image"
        icon={Trash2}
        tip="end"
        danger
        onPress={() => chainInText(editor).deleteSelection().run()}
      />
    </FloatingBar>
  );
}
