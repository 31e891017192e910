import { Form, useNavigation } from 'react-router';
import { Button } from '~/ui/button';
import { type InboxDeclaration, type InboxMove, type InquiryCard, notSpam } from './inbox';

interface Props {
  inbox: InboxDeclaration;
  card: InquiryCard;
  /** Where it is sent, and what is shown afterwards. */
  action: string;
  describedBy: string;
  /** The form that its buttons send, where that is not its own. */
  form?: string | undefined;
}

/** The steps that can be taken from where it stands. What is doubtful can only be brought back. */
export function InquiryMoves({ inbox, card, action, describedBy, form }: Props) {
  const { state: phase, formData } = useNavigation();
  const busy = phase !== 'idle' && formData?.get('id') === card.id;
  const moves: readonly Pick<InboxMove, 'label' | 'to' | 'endsIt'>[] = card.spam
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
      {moves.map(({ label, to, endsIt }) => (
        <Button
          key={to}
          type="submit"
          form={form}
          variant={endsIt ? 'danger-outline' : 'outline'}
          name="to"
          value={to}
          aria-describedby={describedBy}
          aria-disabled={busy}
        >
          {label}
        </Button>
      ))}
    </Form>
  );
}
