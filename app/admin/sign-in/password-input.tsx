import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useHydrated } from '~/ui/use-hydrated';
import { inputClass } from '../fields/field';

interface Props {
  id: string;
  name: string;
  /** What its field is called: a page may have two of them. */
  label: string;
  autoComplete: 'current-password' | 'new-password';
  invalid: boolean;
  describedBy: string | undefined;
}

/** A password that can be looked at; the toggle appears once it works. */
export function PasswordInput({ id, name, label, autoComplete, invalid, describedBy }: Props) {
  const [visible, setVisible] = useState(false);
  const hydrated = useHydrated();
  const which = label.replace(/ ?password$/i, '').toLowerCase();
  const Icon = visible ? EyeOff : Eye;
  return (
    <div className="relative">
      <input
        id={id}
        name={name}
        type={visible ? 'text' : 'password'}
        required
        autoComplete={autoComplete}
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        className={`${inputClass} pr-11`}
      />
      {hydrated && (
        <button
          type="button"
          onClick={() => setVisible(!visible)}
          className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-sm text-muted hover:text-text"
        >
          <Icon size={18} aria-hidden="true" />
          {/* Text, not a label: what is looked up by its label “Password” is the field alone. */}
          <span className="sr-only">{`${visible ? 'Hide' : 'Show'} password${which && `: ${which}`}`}</span>
        </button>
      )}
    </div>
  );
}
