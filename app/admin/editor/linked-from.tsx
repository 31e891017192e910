import type { RecordUses } from '../record-use';
import { RecordUseList } from '../record-use-list';

/** Which texts link to the record that is edited: their links lead nowhere once visitors can't see it any more. */
export function LinkedFrom({ texts }: { texts: RecordUses }) {
  if (texts.total === 0) return null;
  return (
    <details className="mb-5 text-sm">
      <summary className="w-fit cursor-pointer rounded-sm py-1 text-muted hover:text-text">
        Linked from {texts.total === 1 ? '1 text' : `${texts.total.toLocaleString('en-US')} texts`}
      </summary>
      <div className="mt-2">
        <RecordUseList uses={texts} />
      </div>
    </details>
  );
}
