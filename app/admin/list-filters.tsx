import { type RefObject, useEffect, useRef } from 'react';
import { inputClass } from './fields/field';

/** Filters inside a `ListSearch`, which sends them when they change. On a telephone they fill their lines. */
const filterClass = `${inputClass} max-w-full min-w-0 sm:w-auto!`;

interface Filter {
  name: string;
  label: string;
  value: string;
}

/** A choice of one; `all` is what is shown when none is chosen, where that can be. */
export function FilterSelect({
  name,
  label,
  value,
  all,
  options,
}: Filter & { all?: string; options: readonly { value: string; label: string }[] }) {
  const control = useRef<HTMLSelectElement>(null);
  useFollow(control, value);
  return (
    <select
      ref={control}
      name={name}
      aria-label={label}
      defaultValue={value}
      className={`${filterClass} max-sm:flex-[1_1_calc(50%-0.5rem)]`}
    >
      {all && <option value="">{all}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** A day, `YYYY-MM-DD`. */
export function FilterDay({ name, label, value }: Filter) {
  const control = useRef<HTMLInputElement>(null);
  useFollow(control, value);
  return (
    <label className="flex min-w-0 items-center gap-2 text-xs text-muted max-sm:w-full">
      <span className="max-sm:w-9">{label}</span>
      <input ref={control} type="date" name={name} defaultValue={value} className={filterClass} />
    </label>
  );
}

/** A link such as "Show all" changes what is asked without touching the control. */
function useFollow(control: RefObject<HTMLSelectElement | HTMLInputElement | null>, value: string): void {
  useEffect(() => {
    if (control.current) control.current.value = value;
  }, [control, value]);
}
