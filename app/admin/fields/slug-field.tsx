import { type ReactNode, useEffect, useRef } from 'react';
import { slugOfWords } from '~/lib/slug';
import type { FieldState } from './field';
import { setInputValue } from './set-input-value';
import { TextField } from './text-field';

/**
 * The end of a record's address. While it is empty, it follows the form's `title` as that is typed; it stays as it is once
 * the title was left. The server fills it in for a form without scripts.
 */
export function SlugField({ field, label, help }: { field: FieldState; label: string; help?: ReactNode }) {
  const anchor = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = anchor.current?.closest('form');
    const title = form?.elements.namedItem('title');
    const slug = form?.elements.namedItem(field.name);
    if (!(title instanceof HTMLInputElement) || !(slug instanceof HTMLInputElement)) return undefined;
    // What somebody typed before React took over counts as typed here.
    let follows = slug.value === '';
    const onTitle = () => {
      if (!follows) return;
      setInputValue(slug, slugOfWords(title.value));
      // Filling it in fired its event, as if somebody had typed there.
      follows = true;
    };
    const followWhileEmpty = () => {
      follows = slug.value === '';
    };
    if (title.value !== '') onTitle();
    title.addEventListener('input', onTitle);
    title.addEventListener('blur', followWhileEmpty);
    slug.addEventListener('input', followWhileEmpty);
    return () => {
      title.removeEventListener('input', onTitle);
      title.removeEventListener('blur', followWhileEmpty);
      slug.removeEventListener('input', followWhileEmpty);
    };
  }, [field.name]);
  return (
    <div ref={anchor}>
      <TextField field={field} label={label} help={help} />
    </div>
  );
}
