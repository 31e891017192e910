import { Monitor, Moon, Sun } from 'lucide-react';
import type { Theme } from '~/lib/theme';

const choices = [
  { value: 'system', label: 'System', Icon: Monitor },
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
] as const;

/** A plain form: the server keeps the choice in a cookie and leads back, so no script is needed. */
export function ThemeSwitch({ theme, returnTo }: { theme: Theme | undefined; returnTo: string }) {
  return (
    <form method="post" action="/theme">
      <input type="hidden" name="to" value={returnTo} />
      <fieldset className="inline-flex rounded-sm border border-line-strong">
        <legend className="sr-only">Theme</legend>
        {choices.map(({ value, label, Icon }) => (
          <button
            key={value}
            type="submit"
            name="theme"
            value={value}
            aria-pressed={value === (theme ?? 'system')}
            className="theme-choice"
          >
            <Icon aria-hidden="true" className="size-4" strokeWidth={1.75} />
            {label}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
