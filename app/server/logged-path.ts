/** A path as it may be logged: what follows `/demo/` and `/preview/` lets in whoever has it. */
export function loggedPath(path: string): string {
  return path.replace(/^(\/(?:demo|preview)\/)[^/.]+/, '$1…');
}
