import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { longestFormula, setFormula } from '~/lib/formulas';
import { chainInText } from './commands';
import { boxOfSelectedNode, FloatingBar } from './floating-bar';
import { RemoveSelected } from './remove-selected';
import { changeSelected, isFormula, selectedNode, texOf } from './selected-formula';
import { useOutsideValue } from './use-outside-value';

/** Beside the selected formula, if one is: its TeX. What is typed shows in the text at once. */
export function FormulaBar({ editor }: { editor: Editor }) {
  const formula = useEditorState({
    editor,
    selector: ({ editor: { state } }) => {
      const node = selectedNode(state);
      return isFormula(node) ? { name: node.type.name, tex: texOf(node), at: state.selection.from } : null;
    },
  });
  return formula && <FormulaTools key={`${formula.name} ${formula.at}`} editor={editor} {...formula} />;
}

function FormulaTools({ editor, tex }: { editor: Editor; tex: string }) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isNew] = useState(tex === '');
  const fault = useFault(tex);
  useEffect(() => {
    // Before the bar has its place: going to it would scroll to the top of the text.
    if (isNew) field.current?.focus({ preventScroll: true });
  }, [isNew]);
  useOutsideValue(field, tex);
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    chainInText(editor).setTextSelection(editor.state.selection.to).scrollIntoView().run();
  }
  return (
    <FloatingBar
      editor={editor}
      label="Formula"
      anchor={() => boxOfSelectedNode(editor)}
      className="editor-bar-wide"
      // Without a word it would be gone with the next click.
      onEscape={() => tex === '' && editor.commands.deleteSelection()}
    >
      <div className="editor-bar-field">
        <label htmlFor={id}>TeX</label>
        <textarea
          id={id}
          ref={field}
          rows={1}
          maxLength={longestFormula}
          placeholder="\frac{1}{\sqrt{2}} \ket{0}"
          defaultValue={tex}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}-fault`}
          // It has no name and is no part of the form; what is written in it changes the text, which tells the form.
          onInput={(event) => event.stopPropagation()}
          onChange={(event) => changeSelected(editor, 'tex', event.target.value)}
          onKeyDown={onKeyDown}
        />
        <p id={`${id}-fault`} role="status" hidden={fault === null}>
          {fault}
        </p>
      </div>
      <RemoveSelected editor={editor} label="Remove formula" />
    </FloatingBar>
  );
}

/** What speaks against a TeX; null when nothing does. */
function useFault(tex: string): string | null {
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    let isLate = false;
    void setFormula(tex, true).then((set) => {
      if (!isLate) setFault('fault' in set ? set.fault : null);
    });
    return () => {
      isLate = true;
    };
  }, [tex]);
  return fault;
}
