import { useSyncExternalStore } from 'react';
import { company } from '~/lib/company';
import { knownTimeZone } from '~/lib/time-zones';
import type { DemoView } from './demo-view';

export const indianZone = company.headquarters.timeZone;

const never = () => () => {};
const ownZone = () => knownTimeZone(new Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The zone to show times in: that of the address; else, once scripts run, the browser's own, which only it knows. */
export function useZone({ zone, zoneChosen }: DemoView): string {
  const own = useSyncExternalStore(never, ownZone, () => null);
  return zoneChosen ? zone : (own ?? zone);
}
