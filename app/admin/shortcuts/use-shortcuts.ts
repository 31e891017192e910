import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { areShortcutsOn } from './preference';
import { elementKeys, tabLetters } from './shortcuts';

/** How long `g` waits for its second letter. */
const patienceMs = 1500;
const typing =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]:not([contenteditable=false])';

/**
 * The keys of the admin that need no Ctrl or Command. They rest while somebody types, while a dialog is open, and when
 * they are turned off.
 */
export function useShortcuts(tabs: readonly { path: string; label: string }[], onHelp: () => void): void {
  const navigate = useNavigate();
  const wentAt = useRef(-patienceMs);
  useEffect(() => {
    const letters = tabLetters(tabs);
    const goTo = (key: string) => {
      const tab = letters.get(key);
      if (tab) void navigate(`/admin/${tab.path}`);
      return tab !== undefined;
    };
    const onKey = (event: KeyboardEvent) => {
      if (isMeantForOthers(event) || !areShortcutsOn()) return;
      const { key, timeStamp } = event;
      const isSecond = timeStamp - wentAt.current < patienceMs;
      wentAt.current = key === 'g' && !isSecond ? timeStamp : -patienceMs;
      const done = isSecond ? goTo(key) : key === '?' ? (onHelp(), true) : press(key);
      if (done) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [tabs, navigate, onHelp]);
}

function isMeantForOthers(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return true;
  const isTyping = event.target instanceof Element && event.target.closest(typing) !== null;
  return isTyping || document.querySelector('dialog:modal, [popover]:popover-open') !== null;
}

/** Does what a key means on this page; false when it means nothing. */
function press(key: string): boolean {
  if ((key === 'j' || key === 'k') && step(key === 'j' ? 1 : -1)) return true;
  if (key === 'x') return click(currentItem()?.querySelector('input[type=checkbox]'));
  if (key === 'e') return click(currentItem()?.querySelector('[aria-keyshortcuts~="e"]'));
  if (!elementKeys.some((known) => known === key)) return false;
  return click(document.querySelector(`main [aria-keyshortcuts~="${key}"]`));
}

/** Presses it, or goes to it when it is a box to type in. */
function click(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement)) return false;
  if (element.matches(typing)) element.focus();
  else element.click();
  return true;
}

function items(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main [data-list-item]')];
}

function currentItem(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>('main [data-list-item]') ?? null;
}

/** The focus goes to the link of the next entry, or of the one before, and stays in sight. */
function step(by: 1 | -1): boolean {
  const all = items();
  const current = currentItem();
  const at = current ? all.indexOf(current) + by : by === 1 ? 0 : all.length - 1;
  const item = all[Math.max(0, Math.min(at, all.length - 1))];
  const link = item?.querySelector<HTMLElement>('a[href]');
  if (!item || !link) return false;
  link.focus({ preventScroll: true });
  item.scrollIntoView({ block: 'nearest' });
  return true;
}
