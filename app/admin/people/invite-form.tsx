import { UserPlus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { roleWords } from '~/lib/roles';
import { Button, buttonClass } from '~/ui/button';
import { useHydrated } from '~/ui/use-hydrated';
import { describe, FieldFrame, type FieldState, inputClass } from '../fields/field';
import { useFocusOnRefusal } from '../use-focus-on-refusal';
import { peoplePath } from './people';

export interface InviteAnswer {
  errors: { name?: string[]; email?: string[]; role?: string[] };
  typed: { name: string; email: string; role: string };
}

const invitedRoles = ['editor', 'admin'] as const;

/** Opened by a button; open by itself while something in it is wrong. */
export function InviteForm({
  answer,
  state,
}: {
  answer: InviteAnswer | undefined;
  state: { query: string; page: number };
}) {
  const form = useFocusOnRefusal(answer);
  const { state: phase, formData } = useNavigation();
  const busy = phase !== 'idle' && formData?.get('intent') === 'invite';
  const { typed, errors = {} } = answer ?? {};
  const name = field('name', errors.name);
  const email = field('email', errors.email);
  const role = field('role', errors.role);
  return (
    <Unfolding startsOpen={answer !== undefined}>
      <Form
        ref={form}
        method="post"
        action={peoplePath(state)}
        className="mt-3 grid items-start gap-4 rounded-md border border-line bg-raised p-4 sm:grid-cols-2 sm:p-5 lg:grid-cols-[1fr_1.4fr_1fr_auto]"
      >
        <input type="hidden" name="intent" value="invite" />
        <FieldFrame field={name} label="Name" help="May be left out: they say it themselves.">
          <input {...describe(name, true)} autoComplete="off" defaultValue={typed?.name} className={inputClass} />
        </FieldFrame>
        <FieldFrame field={email} label="Email" required>
          <input
            {...describe(email, false)}
            type="email"
            required
            autoComplete="off"
            defaultValue={typed?.email}
            className={inputClass}
          />
        </FieldFrame>
        <FieldFrame field={role} label="Role" help={`${roleWords.editor.label}s: ${roleWords.editor.may}`}>
          <select {...describe(role, true)} defaultValue={typed?.role || 'editor'} className={inputClass}>
            {invitedRoles.map((key) => (
              <option key={key} value={key}>
                {roleWords[key].label}
              </option>
            ))}
          </select>
        </FieldFrame>
        <Button type="submit" aria-disabled={busy} className="lg:mt-6">
          {busy ? 'Inviting…' : 'Invite'}
        </Button>
      </Form>
    </Unfolding>
  );
}

/** A button that shows and hides what follows it; without scripts the browser's own way to fold something. */
function Unfolding({ startsOpen, children }: { startsOpen: boolean; children: ReactNode }) {
  const hydrated = useHydrated();
  const [isOpen, setOpen] = useState(startsOpen);
  const id = useId();
  const label = (
    <>
      <UserPlus size={16} aria-hidden="true" />
      Invite user
    </>
  );
  if (!hydrated) {
    return (
      <details className="mb-6" open={startsOpen}>
        <summary className={buttonClass('primary', 'md', 'cursor-pointer')}>{label}</summary>
        {children}
      </details>
    );
  }
  return (
    <div className="mb-6">
      <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {label}
      </Button>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}

function field(name: string, errors: string[] | undefined): FieldState {
  const id = `invite-${name}`;
  return { id, name, errorId: `${id}-error`, descriptionId: `${id}-help`, ...(errors ? { errors } : {}) };
}
