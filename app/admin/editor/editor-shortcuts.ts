import { type RefObject, useEffect } from 'react';

/** Every key of the record editor, for the help on shortcuts. `Mod` is Ctrl, and Command on a Mac. */
export const editorShortcuts: readonly { keys: string; label: string }[] = [
  { keys: 'Mod+S', label: 'Save and go on writing' },
  { keys: 'Mod+Enter', label: 'Save and close' },
  { keys: 'Escape', label: 'Back to the list' },
  { keys: 'Alt+F10', label: 'From the text to its tools: on by Tab, back by Escape' },
  { keys: '/', label: 'At the start of a line: choose a block' },
  { keys: 'Mod+B', label: 'Bold' },
  { keys: 'Mod+I', label: 'Italic' },
  { keys: 'Mod+E', label: 'Code' },
  { keys: 'Mod+K', label: 'In the text: link' },
  { keys: 'Mod+Alt+2', label: 'Heading 2, and 3 and 4 likewise' },
  { keys: 'Mod+Shift+8', label: 'Bulleted list' },
  { keys: 'Mod+Shift+7', label: 'Numbered list' },
  { keys: 'Mod+Shift+B', label: 'Quote' },
  { keys: 'Mod+Alt+C', label: 'Code block' },
  { keys: '$', label: 'On both sides of TeX: a formula, once what follows is typed' },
  { keys: 'Alt+Shift+↑', label: 'Move the block or item up, and with ↓ down' },
  { keys: 'Mod+Z', label: 'Undo' },
  { keys: 'Mod+Shift+Z', label: 'Redo' },
  { keys: 'Mod+Shift+F', label: 'Writing fills the screen' },
];

interface Actions {
  onSave: () => void;
  onSaveAndClose: () => void;
  onBack: () => void;
}

/** Saving and leaving by keyboard, wherever in the editor the focus is. */
export function useEditorKeys(form: RefObject<HTMLFormElement | null>, actions: Actions): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    // On the way down: the rich text has uses of its own for some of these keys.
    const onCommand = (event: KeyboardEvent) => {
      if (event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey) || event.isComposing) return;
      const action = { s: actions.onSave, enter: actions.onSaveAndClose }[event.key.toLowerCase()];
      if (!action) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) action();
    };
    // At the window, where events come last: whatever is open inside of the form has taken its Escape by then. React's own
    // handlers run at the document, after those of the form's elements.
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (!(event.target instanceof Node && element.contains(event.target))) return;
      // In a dialog, the browser closes that.
      if (element.closest('dialog')) return;
      event.preventDefault();
      actions.onBack();
    };
    element.addEventListener('keydown', onCommand, { capture: true });
    window.addEventListener('keydown', onEscape);
    return () => {
      element.removeEventListener('keydown', onCommand, { capture: true });
      window.removeEventListener('keydown', onEscape);
    };
  });
}
