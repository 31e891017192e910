import type { Editor } from '@tiptap/react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';

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
  side?: 'above' | 'below';
  className?: string;
  onEscape?: () => void;
  children: ReactNode;
}

const gap = 8;

/** A bar beside a part of the text: it follows that part, and stays in view while the part is. */
export function FloatingBar(props: Props) {
  const { editor, label, role = 'toolbar', id, anchor, side = 'above', className = '', onEscape, children } = props;
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
  return (
    <div
      ref={bar}
      id={id}
      role={role}
      aria-label={label}
      className={`editor-bar ${className}`}
      style={position ? { left: position.left, top: position.top } : { visibility: 'hidden' }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onEscape?.();
        editor.commands.focus();
      }}
    >
      {children}
    </div>
  );
}

function placeBar(bar: HTMLElement, box: AnchorBox | null, side: 'above' | 'below') {
  const frame = bar.offsetParent?.getBoundingClientRect();
  if (!box || !frame) return null;
  const ceiling = bar.parentElement?.querySelector('.editor-toolbar')?.getBoundingClientRect().bottom ?? 0;
  const above = box.top - bar.offsetHeight - gap;
  const isRoomBelow = box.bottom + gap + bar.offsetHeight < window.innerHeight;
  const wanted = side === 'below' && (isRoomBelow || above < ceiling) ? box.bottom + gap : above;
  const lowest = Math.max(box.bottom - bar.offsetHeight, ceiling + gap);
  const top = wanted < ceiling + gap ? Math.min(ceiling + gap, lowest) : wanted;
  const left = Math.min(Math.max(box.left - frame.left, gap), frame.width - bar.offsetWidth - gap);
  return { left: Math.round(Math.max(left, 0)), top: Math.round(top - frame.top) };
}

/** The element of the innermost node of a type around the selection, as an anchor. */
export function boxOfNode(editor: Editor, type: string): AnchorBox | null {
  const { $from } = editor.state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).type.name !== type) continue;
    const element = editor.view.nodeDOM($from.before(depth));
    return element instanceof HTMLElement ? element.getBoundingClientRect() : null;
  }
  return null;
}

export function boxOfSelection(editor: Editor): AnchorBox {
  const { from, to } = editor.state.selection;
  const start = editor.view.coordsAtPos(from);
  return { left: start.left, top: start.top, bottom: editor.view.coordsAtPos(to, -1).bottom };
}
