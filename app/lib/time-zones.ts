import { fullDayClock } from './dates.ts';

/** Old names that browsers still give, and what the zones are called now. */
const newNames: Record<string, string> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** The name of a zone as it is called now; null when it is none that clocks are known for. */
export function knownTimeZone(name: string | null | undefined): string | null {
  if (!name || !/^[A-Za-z][A-Za-z0-9]*(?:[/_+-][A-Za-z0-9]+)*$/.test(name) || name.length > 60) return null;
  try {
    const zone = new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
    return newNames[zone] ?? zone;
  } catch {
    return null;
  }
}

/** Every zone there is a name for, for a list to choose from. */
export function timeZones(): string[] {
  const zones = Intl.supportedValuesOf('timeZone').map((zone) => newNames[zone] ?? zone);
  return [...new Set(['UTC', ...zones])].sort();
}

/** The place that a zone is called after: "New York", "Knox, Indiana"; empty for UTC and its like. */
function placeOf(zone: string): string {
  const [part, ...places] = zone.split('/');
  if (part === 'Etc') return '';
  return places.toReversed().join(', ').replaceAll('_', ' ');
}

/** "New York time", as people say it. India has one clock, which nobody there calls after a city. */
export function zoneInWords(zone: string): string {
  if (zone === 'Asia/Kolkata') return 'Indian time';
  const place = placeOf(zone);
  if (place !== '') return `${place} time`;
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'long' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** The parts of the world in zones' names, where a list needs other words for them. */
const partNames: Record<string, string> = { America: 'Americas', Indian: 'Indian Ocean' };

interface ZonesOfPart {
  /** Empty for zones that belong to no part of the world. */
  part: string;
  zones: { zone: string; place: string }[];
}

/** Zones for a list to choose from: by part of the world, each called after its place; what has none comes first. */
export function zonesByPart(zones: readonly string[]): ZonesOfPart[] {
  const parts = new Map<string, ZonesOfPart>();
  for (const zone of zones) {
    const place = placeOf(zone);
    const [first = ''] = place === '' ? [] : zone.split('/');
    const part = parts.get(first) ?? { part: partNames[first] ?? first, zones: [] };
    part.zones.push({ zone, place: place || zoneInWords(zone) });
    parts.set(first, part);
  }
  for (const part of parts.values()) part.zones.sort((one, other) => one.place.localeCompare(other.place, 'en'));
  return [...parts.values()].sort((one, other) => one.part.localeCompare(other.part, 'en'));
}

/** "Thursday, November 26, 2026 at 11:00" on the clock of a zone. */
export function timeIn(zone: string, moment: Date): string {
  const format = { dateStyle: 'full', timeStyle: 'short', hourCycle: fullDayClock, timeZone: zone } as const;
  return new Intl.DateTimeFormat('en-US', format).format(moment);
}

/** "11:00". */
export function clockIn(zone: string, moment: Date): string {
  const format = { hour: '2-digit', minute: '2-digit', hourCycle: fullDayClock, timeZone: zone } as const;
  return new Intl.DateTimeFormat('en-US', format).format(moment);
}

/** "Thursday, November 26, 2026". */
export function dayIn(zone: string, moment: Date): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: zone }).format(moment);
}
