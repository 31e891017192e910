import { type Editor, useEditorState } from '@tiptap/react';
import { type RefObject, useEffect, useState } from 'react';
import { type AnyCommand, blockMenu, chainInText, type Panel } from './commands';
import { boxOfSelection, FloatingBar } from './floating-bar';

interface Props {
  editor: Editor;
  id: string;
  onPanel: (panel: Panel) => void;
  /** Filled with what the keyboard does while the menu is open; it answers whether it took the key. */
  keys: RefObject<(event: KeyboardEvent) => boolean>;
}

/** The blocks to choose from after a slash at the start of a line. What is typed behind it narrows the choice. */
export function SlashMenu({ editor, id, onPanel, keys }: Props) {
  const query = useEditorState({ editor, selector: ({ editor: now }) => slashQuery(now) });
  const [chosen, setChosen] = useState(0);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const [lastQuery, setLastQuery] = useState(query);
  if (query !== lastQuery) {
    setLastQuery(query);
    setChosen(0);
    if (query === null) setDismissed(null);
  }
  const found = query === null || dismissed !== null ? [] : blockMenu.filter((command) => matches(command, query));
  const isOpen = found.length > 0;

  function apply(command: AnyCommand) {
    const { $from } = editor.state.selection;
    const chain = chainInText(editor).deleteRange({ from: $from.start(), to: $from.pos });
    if ('panel' in command) {
      chain.run();
      onPanel(command.panel);
    } else command.run(chain).run();
  }
  useEffect(() => {
    keys.current = (event) => {
      if (!isOpen) return false;
      if (event.key === 'ArrowDown') setChosen((now) => (now + 1) % found.length);
      else if (event.key === 'ArrowUp') setChosen((now) => (now + found.length - 1) % found.length);
      else if (event.key === 'Escape') setDismissed(query);
      else if (event.key === 'Enter' || event.key === 'Tab') {
        const command = found[chosen];
        if (command) apply(command);
      } else return false;
      event.preventDefault();
      event.stopPropagation();
      return true;
    };
  });
  useActiveOption(editor, isOpen ? `${id}-blocks` : null, chosen);
  if (!isOpen) return null;
  return (
    <FloatingBar
      editor={editor}
      id={`${id}-blocks`}
      label="Blocks"
      role="listbox"
      className="editor-menu"
      anchor={() => boxOfSelection(editor)}
    >
      {found.map((command, index) => (
        <button
          key={command.name}
          id={`${id}-blocks-${index}`}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={index === chosen}
          onMouseDown={(event) => event.preventDefault()}
          onMouseEnter={() => setChosen(index)}
          onClick={() => apply(command)}
          ref={index === chosen ? scrollIntoView : undefined}
        >
          <command.icon size={16} aria-hidden="true" />
          {command.label}
        </button>
      ))}
    </FloatingBar>
  );
}

function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

function matches(command: AnyCommand, query: string): boolean {
  return command.label.toLowerCase().includes(query) || command.name.toLowerCase().startsWith(query);
}

/** What stands between the slash and the cursor, in lower case; null when there is no slash at the start of the line. */
function slashQuery(editor: Editor): string | null {
  const { empty, $from } = editor.state.selection;
  if (!empty || $from.parent.type.name !== 'paragraph' || $from.parentOffset !== $from.parent.content.size) return null;
  return /^\/([\p{L} ]{0,20})$/u.exec($from.parent.textContent)?.[1]?.toLowerCase() ?? null;
}

/** The focus stays in the text; a screen reader is told which entry is chosen. */
function useActiveOption(editor: Editor, listId: string | null, chosen: number): void {
  useEffect(() => {
    const { dom } = editor.view;
    if (listId === null) return undefined;
    dom.setAttribute('aria-controls', listId);
    dom.setAttribute('aria-activedescendant', `${listId}-${chosen}`);
    return () => {
      dom.removeAttribute('aria-controls');
      dom.removeAttribute('aria-activedescendant');
    };
  }, [editor, listId, chosen]);
}
