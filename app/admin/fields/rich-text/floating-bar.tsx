import type { Editor } from '@tiptap/react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useEscape } from './use-escape';

export interface AnchorBox {
  left: number;
  top: number;
  bottom: number;
}

interface Props {
  editor: Editor;
  label: string;
  role?: 'toolbar' | 'dialog' | 'listbox';
  id?: string;
  /** What it belongs to, in the viewport; null when that is gone. */
  anchor: () => AnchorBox | null;
  /** `over` is on the lower edge of a part that is high enough. */
  side?: 'over' | 'below';
  className?: string;
  onEscape?: () => void;
  children: ReactNode;
}

const gap = 8;

/** A bar beside a part of the text: it follows that part, and stays in view while the part is. */
export function FloatingBar(props: Props) {
  const { editor, label, role = 'toolbar', id, anchor, side = 'below', className = '', onEscape, children } = props;
  const bar = useRef<HTMLDivElement>(null);
  const place = useRef(() => {});
  const [position, setPosition] = useState<{ left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    place.current = () => {
      const next = bar.current && placeBar(bar.current, anchor(), side);
      setPosition((now) => (now && next && now.left === next.left && now.top === next.top ? now : next));
    };
    place.current();
  });
  useEffect(() => {
    let frame = 0;
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => place.current());
    };
    editor.on('transaction', soon);
    window.addEventListener('resize', soon);
    window.addEventListener('scroll', soon, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      editor.off('transaction', soon);
      window.removeEventListener('resize', soon);
      window.removeEventListener('scroll', soon, { capture: true });
    };
  }, [editor]);
  useEscape(bar, () => {
    onEscape?.();
    editor.view.focus();
  });
  return (
    <div
      ref={bar}
      id={id}
      role={role}
      aria-label={label}
      className={`editor-bar ${className}`}
      // Not `visibility`: what is about to be shown may ask for the focus before it has its place.
      style={position ? { left: position.left, top: position.top } : { opacity: 0 }}
    >
      {children}
    </div>
  );
}

function placeBar(bar: HTMLElement, box: AnchorBox | null, side: 'over' | 'below') {
  const frame = bar.offsetParent?.getBoundingClientRect();
  if (!box || !frame) return null;
  const height = bar.offsetHeight + gap;
  const ceiling = bar.parentElement?.querySelector('.editor-toolbar')?.getBoundingClientRect().bottom ?? 0;
  const floor = bar.parentElement?.querySelector('.editor-status')?.getBoundingClientRect().top ?? window.innerHeight;
  const isOver = side === 'over' && box.bottom - box.top > 3 * height;
  let top = isOver ? Math.min(box.bottom, floor) - height : box.bottom + gap;
  const isTight = !isOver && top + height > floor;
  // Below a picture that is too low for it, the bar would stand on the caption.
  const isAbove = (isTight || (side === 'over' && !isOver)) && box.top - height > ceiling;
  if (isAbove) top = box.top - height;
  // A list that has no room on either side scrolls.
  else if (isTight && bar.matches('[role="listbox"]')) bar.style.maxHeight = `${Math.max(floor - top - gap, 120)}px`;
  const left = Math.min(box.left + (isOver ? gap : 0) - frame.left, frame.width - bar.offsetWidth - gap);
  return { left: Math.round(Math.max(left, gap)), top: Math.round(top - frame.top) };
}

export function boxOfSelection(editor: Editor): AnchorBox {
  const { from, to } = editor.state.selection;
  const start = editor.view.coordsAtPos(from);
  return { left: start.left, top: start.top, bottom: editor.view.coordsAtPos(to, -1).bottom };
}

export function boxOfSelectedNode(editor: Editor): AnchorBox | null {
  const element = editor.view.nodeDOM(editor.state.selection.from);
  return element instanceof HTMLElement ? element.getBoundingClientRect() : null;
}
