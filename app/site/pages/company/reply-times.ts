import { dueAfterBusinessHours, noHolidays } from '~/lib/business-time';
import { promises } from '~/lib/company';
import { hourMs } from '~/lib/durations';

/** Any week would do: from its Thursday to its Tuesday. */
const firstDay = new Date('2025-11-20T00:00+05:30');
const sent = ['2025-11-20T11:00+05:30', '2025-11-21T16:00+05:30', '2025-11-23T12:00+05:30'];

const written = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Kolkata',
});

export interface ReplyTime {
  written: string;
  due: string;
  /** Hours since the first day's midnight. */
  from: number;
  to: number;
}

/** What the promise means for messages at three moments of a week. */
export function replyTimes(): ReplyTime[] {
  const hours = (moment: Date) => (moment.getTime() - firstDay.getTime()) / hourMs;
  return sent.map((text) => {
    const from = new Date(text);
    const to = dueAfterBusinessHours(from, promises.contactReply.hours, noHolidays);
    return { written: written.format(from), due: dueWords(to), from: hours(from), to: hours(to) };
  });
}

/** Midnight belongs to the day that ends with it. */
function dueWords(due: Date): string {
  const words = written.format(due);
  if (!words.endsWith('00:00')) return words;
  const dayBefore = written.format(new Date(due.getTime() - hourMs));
  return `${dayBefore.split(/[ ,]/)[0]}, end of day`;
}

export const shownDays = ['Thu', 'Fri', 'Sat', 'Sun', 'Mon', 'Tue'] as const;
/** The weekend in hours since the first day's midnight. */
export const weekend = { from: 48, to: 96 } as const;
