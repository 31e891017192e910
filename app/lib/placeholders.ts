const placeholder = /\{\{\s*([a-z_]+)\s*\}\}/g;

/** Puts values in the places of `{{name}}`; a place without a value stays as it is. Values are not looked into. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string | undefined>>): string {
  return text.replace(placeholder, (place, key: string) => (Object.hasOwn(values, key) ? values[key] : null) ?? place);
}

/** What a text has in double braces and none of these names stands for, each once: it would never be filled in. */
export function unknownPlaceholders(text: string, known: readonly string[]): string[] {
  const places = new Set(text.match(/\{\{[^{}]*\}\}/g));
  return [...places].filter((place) => !known.includes(`{{${place.slice(2, -2).trim()}}}`));
}

/** The places that a text still has, such as `{{due}}`, each once. */
export function openPlaceholders(text: string): string[] {
  return [...new Set(text.match(placeholder))];
}
