import { type Editor, useEditorState } from '@tiptap/react';
import { Maximize2, Minimize2, Redo2, Undo2 } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import {
  type AnyCommand,
  blockStyleOf,
  blockStyles,
  chainInText,
  type Panel,
  setBlockStyle,
  toolbarGroups,
} from './commands';
import { ToolButton } from './tool-button';

interface Props {
  editor: Editor;
  id: string;
  panel: Panel | null;
  onPanel: (panel: Panel) => void;
  isFull: boolean;
  onFull: () => void;
  toolbar: RefObject<HTMLDivElement | null>;
}

/** One stop for the Tab key; arrows, Home and End move inside of it. */
export function Toolbar({ editor, id, panel, onPanel, isFull, onFull, toolbar }: Props) {
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      active: toolbarGroups.flat().flatMap((command) => (command.isActive?.(now) ? [command.name] : [])),
      block: blockStyleOf(now),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
      inCode: now.isActive('codeBlock'),
    }),
  });
  const onCommand = (command: AnyCommand) => {
    if ('panel' in command) onPanel(command.panel);
    else command.run(chainInText(editor)).run();
  };
  return (
    <div
      ref={toolbar}
      role="toolbar"
      tabIndex={-1}
      aria-label="Formatting"
      aria-controls={id}
      className="editor-toolbar"
      onKeyDown={(event) => moveFocus(event, () => editor.view.focus())}
      onFocus={({ currentTarget, target }) => keepOneStop(currentTarget, target)}
    >
      <select
        aria-label="Block style"
        value={state.block}
        disabled={state.inCode}
        onChange={(event) => setBlockStyle(editor, event.target.value)}
        className="editor-select"
      >
        {blockStyles.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {toolbarGroups.map((group) => (
        <div key={group[0]?.name} role="presentation" className="editor-tools">
          {group.map((command) => (
            <ToolButton
              key={command.name}
              label={command.label}
              icon={command.icon}
              keys={command.keys}
              pressed={command.isActive ? state.active.includes(command.name) : undefined}
              expanded={'panel' in command ? panel === command.panel : undefined}
              onPress={() => onCommand(command)}
            />
          ))}
        </div>
      ))}
      <div role="presentation" className="editor-tools ml-auto">
        <ToolButton
          label="Undo"
          icon={Undo2}
          keys="Mod+Z"
          disabled={!state.canUndo}
          onPress={() => chainInText(editor).undo().run()}
        />
        <ToolButton
          label="Redo"
          icon={Redo2}
          keys="Mod+Shift+Z"
          disabled={!state.canRedo}
          onPress={() => chainInText(editor).redo().run()}
        />
        <ToolButton
          label={isFull ? 'Leave full screen' : 'Full screen'}
          icon={isFull ? Minimize2 : Maximize2}
          keys="Mod+Shift+F"
          tip="end"
          onPress={onFull}
        />
      </div>
    </div>
  );
}

const stops = 'button, select';

function moveFocus(event: KeyboardEvent<HTMLElement>, leave: () => void): void {
  const all = Array.from(event.currentTarget.querySelectorAll<HTMLElement>(stops));
  const now = all.indexOf(document.activeElement as HTMLElement);
  const next = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: all.length - 1 }[event.key];
  if (next !== undefined) {
    event.preventDefault();
    all.at(next % all.length)?.focus();
  } else if (event.key === 'Escape') {
    event.preventDefault();
    event.stopPropagation();
    leave();
  }
}

/** Tab comes back to where the focus was last. */
function keepOneStop(toolbar: HTMLElement, current: EventTarget): void {
  for (const each of toolbar.querySelectorAll<HTMLElement>(stops)) each.tabIndex = each === current ? 0 : -1;
}

/** Leaves one stop in a toolbar that nobody has been in yet. Call it once it is in the page. */
export function settleStops(toolbar: HTMLElement): void {
  const first = toolbar.querySelector<HTMLElement>(stops);
  if (first) keepOneStop(toolbar, first);
}
