import type { Question } from '../ask';
import type { InboxMove } from './inbox';

/**
 * The question before several are taken a step that none leads back from; null where there is nothing to ask. One alone
 * is not asked about: whoever presses its button looks at it.
 */
export function forGood({ several: { label, final } }: Pick<InboxMove, 'several'>, count: number): Question | null {
  if (!final || count < 2) return null;
  return {
    kind: 'alert-dialog',
    question: final.question(count),
    detail: final.detail,
    yes: label,
    tone: 'primary',
    no: 'Not yet',
  };
}
