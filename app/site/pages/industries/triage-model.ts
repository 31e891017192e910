/** A reading room: Poisson arrivals, exponential reading times, one reader, no reading broken off. Times in minutes. */
export interface ReadingRoom {
  /** Mean time for one reading. */
  reading: number;
  /** Share of the images that are urgent. */
  urgent: number;
  /** Share of the urgent images that the model flags. */
  sensitivity: number;
  /** Share of the other images that it flags by mistake. */
  falseAlarms: number;
}

export interface MeanWaits {
  /** In order of arrival. */
  queue: number;
  flagged: number;
  unflagged: number;
  /** A truly urgent image, flagged or missed. */
  urgent: number;
}

export function flaggedShare({ urgent, sensitivity, falseAlarms }: ReadingRoom): number {
  return urgent * sensitivity + (1 - urgent) * falseAlarms;
}

/** Mean waits in an M/M/1 queue with two priorities (Cobham, 1954). `load` is the share of the time the reader is busy. */
export function meanWaits(room: ReadingRoom, load: number): MeanWaits {
  const underWay = load * room.reading;
  const ahead = 1 - load * flaggedShare(room);
  const flagged = underWay / ahead;
  const unflagged = underWay / (ahead * (1 - load));
  return {
    queue: underWay / (1 - load),
    flagged,
    unflagged,
    urgent: room.sensitivity * flagged + (1 - room.sensitivity) * unflagged,
  };
}
