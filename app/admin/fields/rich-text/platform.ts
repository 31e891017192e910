/** How keyboards name the key that commands start with. */
function isApple(): boolean {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);
}

/** `Mod+Shift+7` as this computer's keyboard writes it: `⌘⇧7` or `Ctrl+Shift+7`. */
export function shortcutText(keys: string): string {
  if (!isApple()) return keys.replace('Mod', 'Ctrl');
  return keys.replace('Mod', '⌘').replace('Shift', '⇧').replace('Alt', '⌥').replaceAll('+', '');
}

/** The same for the aria-keyshortcuts attribute. */
export function ariaShortcut(keys: string): string {
  return keys.replace('Mod', isApple() ? 'Meta' : 'Control');
}
