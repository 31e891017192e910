import { Failure } from './failure.mjs';
import { withHelp } from './with-help.mjs';

/**
 * For commands that take their settings from the environment alone: `--help` says how they are used, and any other word is
 * refused, because whoever writes `npm start -- --port 8080` would otherwise look for the site at the wrong place.
 * @param {string} usage how the command is called and what it does, whole lines
 * @param {() => Promise<number | void>} main
 * @returns {() => Promise<number | void>}
 */
export function withoutArguments(usage, main) {
  return withHelp(usage, async () => {
    const words = process.argv.slice(2);
    if (words.length === 0) return main();
    throw new Failure(`“${words.join(' ')}” is not understood.\n${usage}`);
  });
}
