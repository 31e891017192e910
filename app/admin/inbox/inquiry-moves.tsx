import { Form, useNavigation } from 'react-router';
import { AskSubmit } from '../ask';
import { callingOff, comingDemos } from './calling-off';
import { type InboxDeclaration, type InboxMove, type InquiryCard, notSpam } from './inbox';
import { markedUnsent } from './unsent-answer';

interface Props {
  inbox: InboxDeclaration;
  card: InquiryCard;
  /** Where it is sent, and what is shown afterwards. */
  action: string;
  describedBy: string;
  now: Date;
  /** The form that its buttons send, where that is not its own. */
  form?: string | undefined;
  /** Whether an answer to it is written and not sent. */
  isAnswerBegun?: boolean;
}

/** The steps that can be taken from where it stands. What is doubtful can only be brought back. */
export function InquiryMoves(props: Props) {
  const { inbox, card, action, describedBy, now, form, isAnswerBegun = false } = props;
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
        const unsent = isAnswerBegun && to === inbox.answered ? markedUnsent(label) : null;
        return (
          <AskSubmit
            key={to}
            ask={callsOff ? callingOff(comingDemos([card], now), 1) : unsent}
            name="to"
            value={to}
            form={form}
            variant={endsIt ? 'danger-outline' : 'outline'}
            describedBy={describedBy}
            busy={busy}
          >
            {label}
          </AskSubmit>
        );
      })}
    </Form>
  );
}
