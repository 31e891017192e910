import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Whoever leaves an editor by keyboard goes on from the link that opened it, not from the top of the page. `list` is the
 * path of the list, without its search.
 */
export function useFocusBack(list: string): void {
  const { pathname: editor } = useLocation();
  // Before the effect that puts the focus into the editor.
  useLayoutEffect(() => {
    const leadsIn = (link: Element | null) => link instanceof HTMLAnchorElement && link.pathname === editor;
    const opener = document.activeElement;
    return () => {
      // Once the list stands without the editor.
      setTimeout(() => {
        if (window.location.pathname !== list || document.activeElement !== document.body) return;
        const links = [opener, ...document.querySelectorAll('#tab-panel a')];
        const link = links.find((candidate) => leadsIn(candidate) && candidate?.isConnected);
        if (link instanceof HTMLElement) link.focus();
      });
    };
  }, [editor, list]);
}
