import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { editorShortcuts } from '../editor/editor-shortcuts';
import { shortcutGroups } from './shortcuts';
import { useShortcuts } from './use-shortcuts';

const ShortcutDialog = lazy(() => import('./shortcut-dialog'));

/** Listens to the keys of the admin, and shows the help on them. */
export function ShortcutKeys({ tabs }: { tabs: readonly { path: string; label: string }[] }) {
  const [helping, setHelping] = useState(false);
  const show = useCallback(() => setHelping(true), []);
  const hide = useCallback(() => setHelping(false), []);
  useShortcuts(tabs, show);
  const groups = useMemo(() => shortcutGroups(tabs, editorShortcuts), [tabs]);
  if (!helping) return null;
  return (
    <Suspense fallback={null}>
      <ShortcutDialog groups={groups} onClose={hide} />
    </Suspense>
  );
}
