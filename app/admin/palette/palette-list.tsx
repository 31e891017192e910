import { useEffect, useRef } from 'react';
import { Marked } from '../typed-search/marked';
import type { PaletteOption } from './palette-option';

interface Props {
  id: string;
  options: readonly PaletteOption[];
  query: string;
  /** Index of the one that Enter takes; -1 when there is none. */
  chosen: number;
  onPoint: (index: number) => void;
  onChoose: (option: PaletteOption, inNewTab: boolean) => void;
}

/** The options in their groups. The focus stays in the box above; the chosen one is told to whoever listens. */
export function PaletteList({ id, options, query, chosen, onPoint, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen, options]);
  const numbered = options.map((option, index) => ({ option, index }));
  const groups = [...new Set(options.map(({ group }) => group))];
  return (
    <div ref={list} id={id} role="listbox" aria-label="Entries" tabIndex={-1} className="palette-list">
      {groups.map((group) => (
        <div key={group} role="group" aria-label={group} className="py-1">
          <p aria-hidden="true" className="px-3 pt-2 pb-1 text-2xs text-muted">
            {group}
          </p>
          {numbered
            .filter(({ option }) => option.group === group)
            .map(({ option, index }) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys of a listbox are those of the box above, which has the focus
              <div
                key={option.key}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === chosen}
                onPointerMove={() => index !== chosen && onPoint(index)}
                onClick={(event) => onChoose(option, event.ctrlKey || event.metaKey)}
                className="palette-option"
              >
                <span className="min-w-0 grow basis-[min(12rem,100%)] truncate">
                  <Marked label={option.label} query={query} />
                </span>
                {option.hint && <span className="shrink-0 text-xs text-muted">{option.hint}</span>}
              </div>
            ))}
        </div>
      ))}
    </div>
  );
}
