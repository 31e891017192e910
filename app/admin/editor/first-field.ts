/** Where writing begins in a form, or in what holds one. */
export function firstField(place: Element | null): HTMLElement | null {
  return place?.querySelector<HTMLElement>('input:not([type=hidden]), select') ?? null;
}
