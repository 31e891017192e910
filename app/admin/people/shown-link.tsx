import { useEffect, useId, useRef } from 'react';
import { inputClass } from '../fields/field';
import { CopyButton } from './copy-button';
import type { ShownLink } from './people';

const words = {
  invitation: { heading: 'Invitation link', life: 'It works once, for seven days.' },
  'reset-password': { heading: 'Link for a new password', life: 'It works once, for 24 hours.' },
} as const;

/** A link that was just made. It is stored nowhere in a form that could be shown again. */
export function ShownLinkPanel({ link: { email, purpose, address, mailed } }: { link: ShownLink }) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), [address]);
  const { heading, life } = words[purpose];
  const sent = mailed ? `It is on its way to ${email} by mail too.` : 'No mail server is set, so pass it on yourself.';
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={`${id}-heading`}
      className="mb-6 rounded-md border border-accent bg-accent-soft p-4 sm:p-5"
    >
      <h3 id={`${id}-heading`} className="font-sans text-base font-semibold tracking-normal">
        {heading} for {email}
      </h3>
      <p className="mt-1 mb-3 text-sm text-muted">
        {life} It is shown only now. {sent}
      </p>
      <div className="flex flex-wrap gap-2">
        <label className="min-w-[min(15rem,100%)] grow">
          <span className="sr-only">{heading}</span>
          <input readOnly value={address} className={`${inputClass} font-mono text-xs`} onFocus={select} />
        </label>
        <CopyButton text={address} label="Copy link" />
      </div>
    </section>
  );
}

function select(event: React.FocusEvent<HTMLInputElement>): void {
  event.currentTarget.select();
}
