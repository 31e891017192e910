import { dayAndTime, exactTime, relativeTime } from '~/lib/dates';

interface Props {
  at: string;
  now: Date | string;
  /** Where there is a column for it: the exact one in a line below. */
  isStacked?: boolean;
  /** Instead of the exact one: as what the page speaks of writes it. */
  title?: string;
}

/** How far away a moment is, and its day and hour on India's clock: as text, since not everybody can hover. */
export function When({ at, now, isStacked = false, title = exactTime(at) }: Props) {
  const present = new Date(now);
  const exact = dayAndTime(new Date(at), present);
  return (
    <time dateTime={at} title={title}>
      {relativeTime(at, present)} {/* In one line, where that is long enough. */}
      <span className={isStacked ? 'block text-2xs whitespace-nowrap' : 'inline-block'}>
        {isStacked ? exact : `(${exact})`}
      </span>
    </time>
  );
}
