import { useSyncExternalStore } from 'react';

const storeKey = 'quzones.shortcuts';
const changed = 'quzones:shortcuts';

/** Whether keys without Ctrl or Command do something, in this browser. On unless somebody turned them off. */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(storeKey) !== 'off';
  } catch {
    return true;
  }
}

export function setShortcuts(on: boolean): void {
  try {
    if (on) localStorage.removeItem(storeKey);
    else localStorage.setItem(storeKey, 'off');
  } catch {
    // A browser that stores nothing keeps them on.
  }
  window.dispatchEvent(new Event(changed));
}

export function useShortcutsOn(): boolean {
  return useSyncExternalStore(subscribe, areShortcutsOn, () => true);
}

function subscribe(listener: () => void): () => void {
  for (const name of [changed, 'storage']) window.addEventListener(name, listener);
  return () => {
    for (const name of [changed, 'storage']) window.removeEventListener(name, listener);
  };
}
