import { useHydrated } from '~/ui/use-hydrated';
import { shortcutText } from '../fields/rich-text/platform';
import { setShortcuts, useShortcutsOn } from './preference';
import type { ShortcutGroup } from './shortcuts';

/** Every key and what it does, and the switch for those that need no Ctrl or Command. */
export function ShortcutList({ groups }: { groups: readonly ShortcutGroup[] }) {
  return (
    <>
      <ShortcutSwitch />
      <div className="mt-5 gap-x-10 sm:columns-2">
        {groups.map(({ heading, shortcuts }) => (
          <section key={heading} aria-label={heading} className="mb-6 break-inside-avoid-column">
            <h3 className="font-sans text-sm font-semibold tracking-normal">{heading}</h3>
            <dl className="mt-2 divide-y divide-line border-y border-line text-sm">
              {shortcuts.map(({ keys, label }) => (
                <div key={keys} className="flex items-center justify-between gap-4 py-1.5">
                  <dt className="min-w-0 text-muted">{label}</dt>
                  <dd className="flex shrink-0 items-center gap-1">
                    <Keys keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </>
  );
}

function Keys({ keys }: { keys: string }) {
  const hydrated = useHydrated();
  return keys.split(' ').map((key, index) => (
    <span key={key} className="contents">
      {index > 0 && <span className="text-2xs text-muted">then</span>}
      <kbd className="min-w-6 rounded-sm border border-line-strong bg-ground px-1.5 py-0.5 text-center font-mono text-2xs">
        {hydrated ? shortcutText(key) : key.replace('Mod', 'Ctrl')}
      </kbd>
    </span>
  ));
}

function ShortcutSwitch() {
  const on = useShortcutsOn();
  const hydrated = useHydrated();
  if (!hydrated) return <p className="text-sm text-muted">Shortcuts need scripts, which this browser does not run.</p>;
  return (
    <label className="flex items-center gap-2.5 text-sm">
      <input
        type="checkbox"
        checked={on}
        onChange={(event) => setShortcuts(event.target.checked)}
        className="size-4 accent-accent"
      />
      Shortcuts of a single key, such as n or /
    </label>
  );
}
