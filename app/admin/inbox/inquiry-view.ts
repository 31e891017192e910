import type { StateTone } from '~/collections/record-card';
import type { Calendar } from '~/lib/meeting-times';
import type { Other } from '~/server/presence/presence';
import type { BrowserOwner } from '../sealed';
import type { Colleague, InboxView, InquiryCard, Neighbours } from './inbox';

/** How far a mail has come, in a word. */
export interface Delivery {
  label: string;
  tone: StateTone;
  /** What went wrong, in words. */
  problem: string | null;
}

/** What was said about one that came in, after it came in. */
export interface ConversationEntry {
  id: string;
  /** Of the form it was written in. */
  formKey: string;
  kind: 'note' | 'reply';
  author: string;
  at: string;
  text: string;
  /** Of a reply. */
  mail: { to: string; subject: string; delivery: Delivery } | null;
}

/** Something else that the same person sent. */
export interface OtherInquiry {
  id: string;
  path: string;
  inboxLabel: string;
  status: { label: string; tone: StateTone };
  excerpt: string;
  receivedAt: string;
}

export interface HistoryEntry {
  id: number;
  actor: string;
  at: string;
  sentences: string[];
}

/** A template with its placeholders filled in. */
export interface FilledTemplate {
  id: string;
  name: string;
  subject: string;
  body: string;
}

/** What was arranged with whoever asked for a demo. Moments are ISO 8601. */
export interface MeetingView {
  /** `open` while the link that was mailed still works. */
  link: 'none' | 'open' | 'closed';
  startsAt: string | null;
  minutes: number;
  place: string | null;
  timeZone: string | null;
  slots: string[];
  /** Of the form that the times were proposed in. */
  formKey: string | null;
  /** Whether times can be proposed as it stands. */
  canPropose: boolean;
  /** Holidays, and what is arranged with others. */
  calendar: Calendar;
}

export interface InquiryView {
  card: InquiryCard;
  conversation: ConversationEntry[];
  others: OtherInquiry[];
  history: HistoryEntry[];
  colleagues: Colleague[];
  templates: FilledTemplate[];
  /** Null where nothing is arranged. */
  meeting: MeetingView | null;
  /** Of the forms: sent twice, they count once. */
  formKeys: { note: string; reply: string; propose: string };
}

/** What the page of one inquiry answers. */
export interface LoadedInquiry {
  inquiry: InquiryView;
  list: InboxView;
  neighbours: Neighbours;
  now: string;
  /** Who looks. */
  viewer: Colleague & BrowserOwner & { email: string };
  /** Who had it open when the page was loaded. */
  present: Other[];
}
