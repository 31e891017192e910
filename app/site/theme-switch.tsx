import { Monitor, Moon, Sun } from 'lucide-react';
import type { Theme } from '~/lib/theme';

const choices = [
  { value: 'system', label: 'System', Icon: Monitor },
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
] as const;

interface Props {
  theme: Theme | undefined;
  returnTo: string;
  /** Id of the button that opens what the switch stands in: browsers give it the focus in the page that comes. */
  openedBy: string;
}

/** A plain form: the server keeps the choice in a cookie and leads back, so no script is needed. */
export function ThemeSwitch({ theme, returnTo, openedBy }: Props) {
  return (
    <form method="post" action="/theme">
      <input type="hidden" name="to" value={`${returnTo}#${openedBy}`} />
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
