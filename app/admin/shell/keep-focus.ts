import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigation, useNavigationType } from 'react-router';

const places = 'li, article, tr, form, section, [role="tabpanel"]';
const rows = 'li, article, tr';

/**
 * For the frame of the admin: when what had the focus is gone after a form was sent (a removed row, a step that was
 * taken), whoever works by keyboard goes on from the row that took its place or the nearest part of the page around it,
 * not from the top.
 */
export function useKeptFocus(): void {
  const { state } = useNavigation();
  const around = useRef<Element[]>([]);
  useEffect(() => {
    if (state === 'submitting') around.current = [...placesAround(document.activeElement)];
    if (state !== 'idle' || around.current.length === 0) return undefined;
    const before = around.current;
    around.current = [];
    // After a part of the page that knows better has moved the focus itself.
    const timer = setTimeout(() => {
      // What is folded away is there, and may have the focus for a moment yet, but nobody can be at it.
      const held = document.activeElement;
      if (held && held !== document.body && held.checkVisibility()) return;
      goOnFrom(before);
    });
    return () => clearTimeout(timer);
  }, [state]);
}

/**
 * For the frame of the admin: a page that was opened by a link is gone into by its heading, as a page that the browser
 * loads is read from its title; one that somebody went back to by the link that they had followed from it. What has the
 * focus still, or takes it for itself as the editor does, keeps it.
 */
export function useArrivalFocus(): void {
  const { pathname } = useLocation();
  const wentBack = useNavigationType() === NavigationType.Pop;
  const here = useRef(pathname);
  useEffect(() => {
    if (here.current === pathname) return undefined;
    const left = here.current;
    here.current = pathname;
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const followed = wentBack && linkTo(left);
      if (followed) return followed.focus({ preventScroll: true });
      const heading = document.querySelector<HTMLElement>('main h2');
      if (!heading) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [pathname, wentBack]);
}

function linkTo(pathname: string): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href]');
  return [...links].find((link) => link.pathname === pathname && link.checkVisibility());
}

/**
 * For a part of the page that takes the button that was pressed away by itself, later than the answer came: whoever works
 * by keyboard goes on from the nearest part of the page around it.
 */
export function focusAround(part: Element | null): void {
  goOnFrom([...placesAround(part?.parentElement ?? null)]);
}

function goOnFrom(around: readonly Element[]): void {
  const nearest = around.find((place) => place.isConnected && place.checkVisibility());
  if (!(nearest instanceof HTMLElement)) return;
  if (!nearest.hasAttribute('tabindex')) nearest.tabIndex = -1;
  nearest.focus({ preventScroll: true });
}

/** From the inside to the outside, after each row those beside it. */
function* placesAround(element: Element | null): Generator<Element> {
  for (let place = element?.closest(places); place; place = place.parentElement?.closest(places)) {
    yield place;
    if (!place.matches(rows)) continue;
    for (const beside of [place.nextElementSibling, place.previousElementSibling])
      if (beside?.matches(rows)) yield beside;
  }
}
