import { Search } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useHydrated } from '~/ui/use-hydrated';
import { shortcutText } from '../fields/rich-text/platform';
import type { BrowserOwner } from '../sealed';
import { PaletteDialog } from './palette-dialog';
import type { Places } from './palette-option';

/**
 * The button of the command palette, and its key: Ctrl or Command with K, unless what has the focus takes it. The dialog is
 * no part that loads later: React shows such a part a third of a second late, and what is typed meanwhile would be keys of
 * the page behind.
 */
export function CommandPalette({ person, places }: { person: BrowserOwner; places: Places }) {
  // Which time it is open, 0 while it is closed: the key may come before the last dialog has said that it closed.
  const [opening, setOpening] = useState(0);
  const openings = useRef(0);
  const open = useCallback(() => {
    if (document.querySelector('dialog.palette[open]')) return;
    openings.current += 1;
    setOpening(openings.current);
  }, []);
  const hydrated = useHydrated();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isPaletteKey = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isPaletteKey || event.altKey || event.shiftKey || event.defaultPrevented || event.isComposing) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
  const close = useCallback(() => setOpening((now) => (now === opening ? 0 : now)), [opening]);
  return (
    <>
      <a
        href="/admin/find"
        aria-keyshortcuts="Control+K Meta+K"
        className="flex min-h-10 items-center gap-2 rounded-sm border border-line px-2.5 text-sm text-muted hover:border-line-strong hover:text-text lg:min-w-60"
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          open();
        }}
      >
        <Search size={16} aria-hidden="true" />
        <span className="max-lg:sr-only">Find anything</span>
        <kbd aria-hidden="true" className="ml-auto font-sans text-2xs max-lg:hidden">
          {hydrated ? shortcutText('Mod+K') : 'Ctrl+K'}
        </kbd>
      </a>
      {opening > 0 && <PaletteDialog key={opening} person={person} places={places} onClose={close} />}
    </>
  );
}
