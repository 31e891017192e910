import { type ReactNode, useEffect, useRef } from 'react';
import { slugOfWords } from '~/lib/slug';
import type { FieldState } from './field';
import { setInputValue } from './set-input-value';
import { TextField } from './text-field';

/**
 * The end of a record's address. While it is empty, or still what the title made of it, it follows the form's `title`
 * as one types; the server does the same for a form without scripts.
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
      if (slug.value === '') follows = true;
      if (follows) setInputValue(slug, slugOfWords(title.value));
    };
    const onSlug = () => {
      follows = slug.value === '' || slug.value === slugOfWords(title.value);
    };
    if (follows && title.value !== '') onTitle();
    title.addEventListener('input', onTitle);
    slug.addEventListener('input', onSlug);
    return () => {
      title.removeEventListener('input', onTitle);
      slug.removeEventListener('input', onSlug);
    };
  }, [field.name]);
  return (
    <div ref={anchor}>
      <TextField field={field} label={label} help={help} />
    </div>
  );
}
