import { useLayoutEffect, useRef } from 'react';
import type { LinkTarget } from '../../link-targets/link-target';
import { Marked } from '../../typed-search/marked';

interface Props {
  id: string;
  targets: readonly LinkTarget[];
  query: string;
  /** Index of the one that Enter takes; -1 when there is none. */
  chosen: number;
  onPoint: (index: number) => void;
  onChoose: (target: LinkTarget) => void;
}

/** Room for some three of them: where there is less below the bar, they open above it. */
const leastHeight = 120;
const gap = 4;

/** The pages that a link may lead to. The focus stays in the bar's input; the chosen one is told to whoever listens. */
export function LinkTargetList({ id, targets, query, chosen, onPoint, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (list.current) place(list.current);
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <div ref={list} id={id} role="listbox" aria-label="Pages of this site" tabIndex={-1} className="editor-targets">
      {targets.map((target, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys of a listbox are those of the input, which has the focus
        <div
          key={target.path}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === chosen}
          onMouseDown={(event) => event.preventDefault()}
          onPointerMove={() => index !== chosen && onPoint(index)}
          onClick={() => onChoose(target)}
        >
          <span className="editor-target-title">
            <Marked label={target.title} query={query} />
          </span>
          <span className="editor-target-hint">{hintOf(target)}</span>
        </div>
      ))}
    </div>
  );
}

/** Several pages have one name; a record is known by its title and where it stands. */
function hintOf({ kind, path, state }: LinkTarget): string {
  if (kind === 'Page') return path;
  return state === null ? kind : `${kind} · ${state.label}`;
}

/** Below the bar, between it and the bar under the text; above it where there is no room. */
function place(list: HTMLElement): void {
  const bar = list.closest('.editor-bar')?.getBoundingClientRect();
  const editor = list.closest('.editor');
  if (!bar || !editor) return;
  const floor = editor.querySelector('.editor-status')?.getBoundingClientRect().top ?? window.innerHeight;
  const ceiling = editor.querySelector('.editor-toolbar')?.getBoundingClientRect().bottom ?? 0;
  const below = floor - bar.bottom - 2 * gap;
  const above = bar.top - ceiling - 2 * gap;
  const opensAbove = below < leastHeight && above > below;
  list.dataset.side = opensAbove ? 'above' : 'below';
  list.style.maxHeight = `${Math.max(opensAbove ? above : below, leastHeight)}px`;
}
