import { type RefObject, useEffect } from 'react';

const confirmationMs = 2000;
const look =
  'no-print absolute top-0.5 right-1 min-h-8 rounded-sm bg-sunken px-2.5 font-sans text-2xs text-muted ' +
  'transition-colors duration-(--duration-quick) hover:text-text';

/** A button on each code block of a text. Without scripts there is none, and the code is selected by hand. */
export function useCopyButtons(text: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // Browsers give the clipboard to pages that came over https only.
    if (!navigator.clipboard) return undefined;
    const frames = [...(text.current?.querySelectorAll('.code-frame') ?? [])];
    const buttons = frames.map(addButton);
    return () => {
      for (const button of buttons) button.remove();
    };
  }, [text]);
}

function addButton(frame: Element): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = look;
  button.ariaLive = 'polite';
  say(button, 'Copy');
  button.addEventListener('click', () => void copy(frame, button));
  frame.append(button);
  return button;
}

function say(button: HTMLButtonElement, word: string): void {
  button.textContent = word;
  button.ariaLabel = `${word} code`;
}

async function copy(frame: Element, button: HTMLButtonElement): Promise<void> {
  const code = frame.querySelector('pre');
  // A line break at the end would run a command as soon as it is pasted.
  const text = code?.textContent.trimEnd() ?? '';
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Refused by the browser: selected, it is one key away.
    if (code) getSelection()?.selectAllChildren(code);
    return;
  }
  button.textContent = 'Copied';
  button.ariaLabel = 'Code copied';
  setTimeout(() => say(button, 'Copy'), confirmationMs);
}
