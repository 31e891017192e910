import { writeOrKeepBack } from '~/server/kept-back.server';
import { log } from '~/server/log.server';

/**
 * Makes lines of the log of what packages write to the console. As they write it, it is no JSON, which would stop whoever
 * collects the log, and of a query that failed it has the values.
 */
export function logConsole(): void {
  for (const level of ['warn', 'error'] as const) {
    console[level] = (...said: unknown[]) => {
      const err = said.find((each) => each instanceof Error);
      const words = said.filter((each) => typeof each === 'string').join(' ');
      writeOrKeepBack(err, () => log[level]({ source: 'console', err }, words || 'a package wrote to the console'));
    };
  }
}
