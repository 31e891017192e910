import { type ChangeEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { Button } from '~/ui/button';
import { useHydrated } from '~/ui/use-hydrated';
import { focusAround } from './shell/keep-focus';

/** Id of the form that every checkbox and button of a selection belongs to; they stand where they are needed. */
export const selectionForm = 'selection';

const boxClass = 'size-4.5 cursor-pointer accent-(--color-accent)';

/** Chooses one record; Space toggles it, Shift takes all from the last one. */
export function SelectBox({ id, title }: { id: string; title: string }) {
  return (
    <label className="-m-2 inline-grid shrink-0 cursor-pointer place-items-center p-2">
      <input
        type="checkbox"
        name="recordId"
        value={id}
        form={selectionForm}
        aria-label={`Select ${title}`}
        autoComplete="off"
        className={boxClass}
      />
    </label>
  );
}

interface Props {
  /** Where the form is sent to. */
  action: string;
  /** When the list was loaded: a new one starts with nothing chosen. */
  loadedAt: string;
  /** How many can be chosen. */
  total: number;
  /** What the line says while nothing is chosen. */
  status: string;
  /** What can be done with so many records; null when it is not known how many. */
  renderButtons: (count: number | null) => ReactNode;
  children: ReactNode;
}

/**
 * A list whose records can be chosen, under a line that says how many are, and what can be done with them. Without
 * scripts the buttons are always there.
 */
export function SelectionArea({ action, loadedAt, total, status, renderButtons, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const { count, recount, selectAll, onClick } = useSelection(form, first, loadedAt);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- clicks and changes come from the checkboxes inside, which are operable by themselves
    <div onChange={recount} onClick={onClick}>
      <Form id={selectionForm} ref={form} method="post" action={action} preventScrollReset />
      <div className="selection-bar sticky top-(--admin-top) z-10 -mx-2 mt-2 mb-1 flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 bg-ground px-2 py-2">
        {total > 0 && <SelectAll ref={first} count={count} total={total} onChange={selectAll} />}
        <p className={`text-xs text-muted tabular-nums ${count > 0 ? '' : 'mr-auto'}`} role="status">
          {count > 0 ? <strong className="font-medium text-text">{count} selected</strong> : status}
        </p>
        {count > 0 && (
          <>
            <Button variant="quiet" className="mr-auto" onClick={() => selectAll(false)}>
              Clear
            </Button>
            {/* On a phone one line that scrolls sideways: several would cover the list. */}
            <div className="flex items-center gap-1.5 max-sm:-mx-2 max-sm:w-screen max-sm:overflow-x-auto max-sm:px-2 max-sm:py-1 max-sm:whitespace-nowrap sm:flex-wrap">
              {renderButtons(count)}
            </div>
          </>
        )}
        {total > 0 && (
          <noscript>
            <div className="flex flex-wrap items-center gap-1.5">{renderButtons(null)}</div>
          </noscript>
        )}
      </div>
      {children}
    </div>
  );
}

function boxesOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.elements ?? [])].filter(
    (element): element is HTMLInputElement => element instanceof HTMLInputElement && element.type === 'checkbox',
  );
}

function chosenIn(form: HTMLFormElement | null): number {
  return boxesOf(form).filter(({ checked }) => checked).length;
}

function useSelection(
  form: React.RefObject<HTMLFormElement | null>,
  first: React.RefObject<HTMLInputElement | null>,
  loadedAt: string,
) {
  const [count, setCount] = useState(0);
  const last = useRef<HTMLInputElement>(null);
  const before = useRef(0);
  const recount = () => setCount(chosenIn(form.current));
  useEffect(() => {
    // The button that was pressed is gone with the choice: whoever works by keyboard goes on from the first box, or from
    // the list that has none any more.
    const isLost = before.current > 0 && count === 0 && document.activeElement === document.body;
    if (isLost && first.current) first.current.focus({ preventScroll: true });
    else if (isLost) focusAround(form.current);
    before.current = count;
  }, [count, first, form]);
  const isFirst = useRef(true);
  useEffect(() => {
    // What was chosen before scripts took over stays; a list that was loaded anew starts with nothing chosen.
    if (!isFirst.current) form.current?.reset();
    isFirst.current = false;
    const frame = requestAnimationFrame(() => setCount(chosenIn(form.current)));
    return () => cancelAnimationFrame(frame);
  }, [form, loadedAt]);
  const selectAll = (checked: boolean) => {
    for (const box of boxesOf(form.current)) box.checked = checked;
    recount();
  };
  const onClick = (event: MouseEvent) => {
    const boxes = boxesOf(form.current);
    const box = boxes.find((each) => each === event.target);
    if (!box) return;
    if (event.shiftKey && last.current) {
      const [from = 0, to = 0] = [boxes.indexOf(last.current), boxes.indexOf(box)].sort((a, b) => a - b);
      if (from >= 0) for (const between of boxes.slice(from, to + 1)) between.checked = box.checked;
    }
    last.current = box;
    recount();
  };
  return { count, recount, selectAll, onClick };
}

interface SelectAllProps {
  ref: React.RefObject<HTMLInputElement | null>;
  count: number;
  total: number;
  onChange: (checked: boolean) => void;
}

/** Works with scripts only, so it is not shown without. */
function SelectAll({ ref, count, total, onChange }: SelectAllProps) {
  const hydrated = useHydrated();
  const some = count > 0 && count < total;
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = some;
  }, [ref, some]);
  return (
    <label className={`-m-2 grid cursor-pointer place-items-center p-2 ${hydrated ? '' : 'invisible'}`}>
      <span className="sr-only">Select this page</span>
      <input
        ref={ref}
        type="checkbox"
        checked={count > 0 && count === total}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.checked)}
        className={boxClass}
      />
    </label>
  );
}
