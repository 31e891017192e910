import { type BuiltServer, until } from './built-server';

export type LogLine = Record<string, unknown>;

/** Lines that the log says of something since it was `from` characters long; they may come a moment after the answer. */
export function untilLogLines(
  server: BuiltServer,
  { count, from, isMeant }: { count: number; from: number; isMeant: (line: LogLine) => boolean },
): Promise<LogLine[]> {
  return until(`${count} lines in the log`, () => {
    const whole = server.logs().slice(from).split('\n').slice(0, -1);
    const meant = whole
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as LogLine)
      .filter(isMeant);
    return meant.length >= count ? meant : undefined;
  });
}
