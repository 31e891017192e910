import type { Other } from '~/server/presence/presence';
import { PresenceStrip } from '../presence/presence-strip';
import { presenceSentences } from '../presence/presence-words';
import { usePresence } from '../presence/use-presence';
import type { InboxDeclaration } from './inbox';

interface Props {
  inbox: InboxDeclaration;
  id: string;
  /** Of the answer that can be written. */
  formKey: string;
  isAnswerBegun: boolean;
  known: readonly Other[];
}

/** Over a message: who else has it open, and who is answering it already. */
export function InquiryPresence({ inbox, id, formKey, isAnswerBegun, known }: Props) {
  const open = { tab: inbox.tab.path, record: id, form: formKey, isWritten: isAnswerBegun, revision: 0 };
  const { others } = usePresence(open, known);
  const sentences = presenceSentences(others, 'answering', inbox.nouns[0]);
  return (
    <div className="no-print sticky top-(--admin-top) z-10">
      <PresenceStrip className="mb-4 rounded-sm px-3 py-2">
        {sentences.length > 0 && <p>{sentences.join(' ')}</p>}
      </PresenceStrip>
    </div>
  );
}
