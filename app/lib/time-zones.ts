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

/** "Thursday, November 26, 2026 at 11:00 AM" on the clock of a zone. */
export function timeIn(zone: string, moment: Date): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: zone }).format(moment);
}

/** "11:00 AM GMT+5:30". */
export function clockIn(zone: string, moment: Date): string {
  const format = { hour: 'numeric', minute: '2-digit', timeZone: zone, timeZoneName: 'short' } as const;
  return new Intl.DateTimeFormat('en-US', format).format(moment);
}

/** "Thursday, November 26, 2026". */
export function dayIn(zone: string, moment: Date): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: zone }).format(moment);
}
