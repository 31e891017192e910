import { type Editor, useEditorState } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { BarField } from './bar-field';
import { boxOfSelectedNode, FloatingBar } from './floating-bar';
import { RemoveSelected } from './remove-selected';
import { changeSelected } from './selected-formula';
import { useOutsideValue } from './use-outside-value';

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
  useOutsideValue(input, alt);
  useEffect(() => {
    if (!isNew) return;
    input.current?.focus({ preventScroll: true });
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
        onChange={(event) => changeSelected(editor, 'alt', event.target.value)}
        onEnter={() => editor.view.focus()}
      />
      <RemoveSelected editor={editor} label="Remove image" />
    </FloatingBar>
  );
}
