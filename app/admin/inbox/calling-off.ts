import { exactTime } from '~/lib/dates';
import type { Question } from '../ask';
import type { Appointment } from './inbox';

/** A demo that is still to come, with whoever asked for it. */
export interface ComingDemo {
  name: string;
  at: string;
}

/** Those that a cancellation tells the visitor of: what has begun is over without a mail. */
export function comingDemos(
  rows: readonly { name: string; appointment: Appointment | null }[],
  now: Date,
): ComingDemo[] {
  return rows.flatMap(({ name, appointment }) =>
    appointment && new Date(appointment.at) > now ? [{ name, at: appointment.at }] : [],
  );
}

/** The question before demos are called off by mail; null where no mail is sent. `count` is of all that are cancelled. */
export function callingOff(demos: readonly ComingDemo[], count: number): Question | null {
  const [first] = demos;
  if (!first) return null;
  if (count === 1) {
    return {
      kind: 'alert-dialog',
      question: `Cancel the demo with ${first.name}?`,
      detail: `It is arranged for ${exactTime(first.at)}. A mail tells ${first.name} at once that it will not take place.`,
      yes: 'Cancel the demo',
      no: 'Keep it',
    };
  }
  const arranged = demos.map(({ name, at }) => `${name}, ${exactTime(at)}`).join('; ');
  return {
    kind: 'alert-dialog',
    question: `Cancel these ${count} requests?`,
    detail: `Demos are arranged: ${arranged}. A mail tells each of them at once that theirs will not take place.`,
    yes: 'Cancel them',
    no: 'Keep them',
  };
}
