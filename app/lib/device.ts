/** Programs and systems by what a user agent says, the more particular first: most claim to be others as well. */
const programs: [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bHeadlessChrome\/|\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
  [/\bcurl\//, 'curl'],
];
const systems: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** "Firefox on Windows", as far as a user agent gives it away. */
export function deviceOf(userAgent: string | null): string {
  const program = nameIn(programs, userAgent ?? '');
  const system = nameIn(systems, userAgent ?? '');
  if (program && system) return `${program} on ${system}`;
  return program ?? system ?? 'Unknown device';
}

function nameIn(known: [RegExp, string][], text: string): string | undefined {
  return known.find(([pattern]) => pattern.test(text))?.[1];
}
