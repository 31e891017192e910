import { dayAndTime, exactTime, relativeTime } from '~/lib/dates';

interface Props {
  at: string;
  now: Date | string;
  /** Where there is a column for it: the exact one in a line below. */
  isStacked?: boolean;
}

/** How far away a moment is, and its day and hour on India's clock: as text, since not everybody can hover. */
export function When({ at, now, isStacked = false }: Props) {
  const present = new Date(now);
  const exact = dayAndTime(new Date(at), present);
  return (
    <time dateTime={at} title={exactTime(at)}>
      {relativeTime(at, present)} {/* In one line, where that is long enough. */}
      <span className={isStacked ? 'block text-2xs whitespace-nowrap' : 'inline-block'}>
        {isStacked ? exact : `(${exact})`}
      </span>
    </time>
  );
}
