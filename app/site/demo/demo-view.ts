/** What the page behind a link shows. All moments are ISO 8601 in UTC. */
export interface DemoView {
  name: string;
  interestedIn: string;
  minutes: number;
  place: string | null;
  /** The time that was chosen; null while none is. */
  startsAt: string | null;
  /** What can still be chosen, earliest first. */
  slots: { id: string; startsAt: string }[];
  /** `open` while a time can be chosen or changed. */
  state: 'open' | 'cancelled' | 'over';
  /** The zone that the server would show: the one asked for, chosen before, or India's. */
  zone: string;
  /** Somebody chose the zone: it stands in the address, or the demo was arranged in it. */
  zoneChosen: boolean;
  zones: string[];
}
