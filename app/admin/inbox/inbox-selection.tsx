import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '~/ui/button';
import { AskSubmit, type Question } from '../ask';
import { inputClass } from '../fields/field';
import { SelectionArea, selectionForm } from '../record-selection';
import { callingOff, comingDemos } from './calling-off';
import { assign, type InboxDeclaration, type InboxView, inboxPath, markSpam, notSpam, unchosen } from './inbox';

interface Props {
  inbox: InboxDeclaration;
  view: InboxView;
  loadedAt: string;
  /** What the line says while nothing is chosen. */
  status: string;
  children: ReactNode;
}

/** The list of an inbox in which several can be chosen, with what can be done to all of them. */
export function InboxSelection({ inbox, view, loadedAt, status, children }: Props) {
  return (
    <SelectionArea
      action={inboxPath(inbox, view.state)}
      loadedAt={loadedAt}
      total={view.cards.length}
      status={status}
      renderButtons={() => <Changes inbox={inbox} view={view} loadedAt={loadedAt} />}
    >
      {children}
    </SelectionArea>
  );
}

/** What is doubtful can only be brought back; otherwise the steps that lead away from what the filter shows. */
function Changes({ inbox, view, loadedAt }: Pick<Props, 'inbox' | 'view' | 'loadedAt'>) {
  const { show } = view.state;
  if (show === 'spam') return <Change to={notSpam}>Not spam</Change>;
  const isStatus = inbox.statuses.some(({ key }) => key === show);
  const moves = inbox.moves.filter(({ from }) => !isStatus || from.includes(show));
  const askBeforeCallingOff = (sent: FormData) => {
    const ids = sent.getAll('recordId');
    const chosen = view.cards.filter(({ id }) => ids.includes(id));
    return callingOff(comingDemos(chosen, new Date(loadedAt)), ids.length);
  };
  return (
    <>
      {moves.map((move) => (
        <Change
          key={move.to}
          to={move.to}
          variant={move.endsIt ? 'danger-outline' : 'outline'}
          ask={move.callsOff && askBeforeCallingOff}
        >
          {move.several.label}
        </Change>
      ))}
      <Change to={markSpam}>Mark as spam</Change>
      <span className="flex items-center gap-1.5">
        <select
          name="assignee"
          form={selectionForm}
          aria-label="Who answers"
          className={`${inputClass} w-auto! max-w-44`}
        >
          <option value={unchosen}>Choose…</option>
          <option value="">Nobody</option>
          {view.colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <Change to={assign}>Assign</Change>
      </span>
    </>
  );
}

interface ChangeProps {
  to: string;
  variant?: ButtonVariant;
  /** What has to be asked about those that are chosen. */
  ask?: ((sent: FormData) => Question | null) | undefined;
  children: ReactNode;
}

function Change({ to, variant = 'outline', ask, children }: ChangeProps) {
  if (ask) {
    return (
      <AskSubmit ask={ask} form={selectionForm} name="to" value={to} variant={variant}>
        {children}
      </AskSubmit>
    );
  }
  return (
    <Button type="submit" form={selectionForm} name="to" value={to} variant={variant}>
      {children}
    </Button>
  );
}
