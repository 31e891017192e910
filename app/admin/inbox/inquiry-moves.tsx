import { Form, useNavigation } from 'react-router';
import { Button } from '~/ui/button';
import { AskSubmit } from '../ask';
import { callingOff, comingDemos } from './calling-off';
import { type InboxDeclaration, type InboxMove, type InquiryCard, notSpam } from './inbox';

interface Props {
  inbox: InboxDeclaration;
  card: InquiryCard;
  /** Where it is sent, and what is shown afterwards. */
  action: string;
  describedBy: string;
  now: Date;
  /** The form that its buttons send, where that is not its own. */
  form?: string | undefined;
}

/** The steps that can be taken from where it stands. What is doubtful can only be brought back. */
export function InquiryMoves({ inbox, card, action, describedBy, now, form }: Props) {
  const { state: phase, formData } = useNavigation();
  const busy = phase !== 'idle' && formData?.get('id') === card.id;
  const moves: readonly Pick<InboxMove, 'label' | 'to' | 'endsIt' | 'callsOff'>[] = card.spam
    ? [{ label: 'Not spam', to: notSpam }]
    : inbox.moves.filter(({ from }) => from.includes(card.status));
  if (moves.length === 0) return null;
  return (
    <Form
      method="post"
      action={action}
      preventScrollReset
      onSubmit={(event) => busy && event.preventDefault()}
      className="flex flex-wrap gap-2"
    >
      <input type="hidden" name="id" value={card.id} />
      {moves.map(({ label, to, endsIt, callsOff }) => {
        const shared = { name: 'to', value: to, variant: endsIt ? 'danger-outline' : 'outline' } as const;
        const ask = callsOff ? callingOff(comingDemos([card], now), 1) : null;
        if (ask) {
          return (
            <AskSubmit key={to} {...shared} {...(form && { form })} ask={ask} describedBy={describedBy} busy={busy}>
              {label}
            </AskSubmit>
          );
        }
        return (
          <Button key={to} type="submit" {...shared} form={form} aria-describedby={describedBy} aria-disabled={busy}>
            {label}
          </Button>
        );
      })}
    </Form>
  );
}
