import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Whoever leaves an editor by keyboard goes on from the link that leads into it, not from the top of the page. `list` is
 * the path of the list, without its search.
 */
export function useFocusBack(list: string): void {
  const { pathname: editor } = useLocation();
  useEffect(
    () => () => {
      // Once the list stands without the editor.
      setTimeout(() => {
        if (window.location.pathname !== list || document.activeElement !== document.body) return;
        [...document.querySelectorAll<HTMLAnchorElement>('#tab-panel a')]
          .find(({ pathname }) => pathname === editor)
          ?.focus();
      });
    },
    [editor, list],
  );
}
