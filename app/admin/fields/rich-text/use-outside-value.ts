import { type RefObject, useEffect } from 'react';

/**
 * Shows in a field what was changed elsewhere: the text was undone, say. Whoever types in it is ahead of what React knows, and a
 * letter would be lost.
 */
export function useOutsideValue(field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>, value: string): void {
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = value;
  }, [field, value]);
}
