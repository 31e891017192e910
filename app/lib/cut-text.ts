/** A text in at most so many characters, of which the last says that there is more. No emoji is cut in half. */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const characters = Array.from(text);
  if (characters.length <= longest) return text;
  return `${characters
    .slice(0, longest - 1)
    .join('')
    .trimEnd()}…`;
}
