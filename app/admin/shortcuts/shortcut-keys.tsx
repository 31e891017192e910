import { useCallback, useMemo, useState } from 'react';
import { editorShortcuts } from '../editor/editor-shortcuts';
import { ShortcutDialog } from './shortcut-dialog';
import { shortcutGroups } from './shortcuts';
import { useShortcuts } from './use-shortcuts';

/** Listens to the keys of the admin, and shows the help on them. */
export function ShortcutKeys({ tabs }: { tabs: readonly { path: string; label: string }[] }) {
  const [helping, setHelping] = useState(false);
  const show = useCallback(() => setHelping(true), []);
  const hide = useCallback(() => setHelping(false), []);
  useShortcuts(tabs, show);
  const groups = useMemo(() => shortcutGroups(tabs, editorShortcuts), [tabs]);
  return helping ? <ShortcutDialog groups={groups} onClose={hide} /> : null;
}
