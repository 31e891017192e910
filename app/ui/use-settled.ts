import { useEffect, useState } from 'react';

/**
 * A value as it was before the pointer was pressed, until it is released: what is shown between press and release would
 * move what is under the pointer away, and the click would miss it.
 */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => whenReleased(() => setSettled(value)), [value]);
  return settled;
}

let isPressed = false;
let isWatching = false;
const waiting = new Set<() => void>();

/** Answers what takes the order back. */
function whenReleased(act: () => void): () => void {
  watch();
  if (isPressed) waiting.add(act);
  else act();
  return () => waiting.delete(act);
}

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  const onRelease = () => {
    if (!isPressed) return;
    isPressed = false;
    // The click comes right after the release.
    setTimeout(() => {
      for (const act of waiting) act();
      waiting.clear();
    });
  };
  const listen = <Name extends keyof WindowEventMap>(name: Name, act: (event: WindowEventMap[Name]) => void) =>
    window.addEventListener(name, act, { capture: true, passive: true });
  listen('pointerdown', () => {
    isPressed = true;
  });
  for (const name of ['pointerup', 'pointercancel', 'keydown'] as const) listen(name, onRelease);
  // The release may have happened where the page does not hear of it: in the list of a select, in another window.
  listen('pointermove', (event) => {
    if (event.buttons === 0) onRelease();
  });
}
