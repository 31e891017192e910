import { countText } from '../count';
import { inboxPath, type Waiting } from '../inbox/inbox';
import { inboxes } from '../inbox/inboxes';

/** Something that waits for somebody, counted: "3 drafts". */
export interface Attention {
  label: string;
  /** `urgent` is late already. */
  tone: 'urgent' | 'normal';
  /** Lists that show exactly these, each with its own count; at least one. */
  places: readonly { label: string; href: string }[];
}

interface InboxTab {
  path: string;
  label: string;
  waiting?: Waiting | null;
}

/** What waits in the inboxes whose tabs these are; what is late is one entry for all of them. */
export function inboxesAttention(tabs: readonly InboxTab[]): Attention[] {
  const fresh: Attention[] = [];
  const late: Attention['places'][number][] = [];
  const overdue = { rows: 0, more: false };
  for (const { path, label, waiting } of tabs) {
    const inbox = inboxes.find(({ tab }) => tab.path === path);
    if (!inbox || !waiting) continue;
    if (waiting.fresh.rows > 0) {
      const href = inboxPath(inbox, { show: inbox.statuses[0]?.key ?? 'all' });
      const counted = `${countText(waiting.fresh)} ${waiting.freshLabel}`;
      fresh.push({ label: counted, tone: 'normal', places: [{ label: counted, href }] });
    }
    if (waiting.overdue.rows > 0) {
      overdue.rows += waiting.overdue.rows;
      overdue.more ||= waiting.overdue.more;
      const href = inboxPath(inbox, { show: 'overdue' });
      late.push({ label: `${countText(waiting.overdue)} in ${label}`, href });
    }
  }
  if (late.length === 0) return fresh;
  return [{ label: `${countText(overdue)} overdue`, tone: 'urgent', places: late }, ...fresh];
}
