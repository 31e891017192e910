import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

const places = 'li, article, form, section, [role="tabpanel"]';

/**
 * For the frame of the admin: when what had the focus is gone after a form was sent (a removed row, a step that was
 * taken), whoever works by keyboard goes on from the nearest part of the page around it, not from the top.
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
      const nearest = before.find(({ isConnected }) => isConnected);
      if (document.activeElement !== document.body || !(nearest instanceof HTMLElement)) return;
      if (!nearest.hasAttribute('tabindex')) nearest.tabIndex = -1;
      nearest.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [state]);
}

/** From the inside to the outside. */
function* placesAround(element: Element | null): Generator<Element> {
  for (let place = element?.closest(places); place; place = place.parentElement?.closest(places)) yield place;
}
