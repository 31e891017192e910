import { parseArgs } from 'node:util';
import { Failure, messageOf } from './failure.mjs';

/**
 * What a command was asked for. What is not understood is refused, with how the command is used: whoever mistypes an option
 * would otherwise wait for something else than they wanted.
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {string} usage how the command is called and what it does, whole lines
 * @param {Config} config its options, as `parseArgs` takes them
 * @returns {ReturnType<typeof parseArgs<Config>>}
 */
export function readArguments(usage, config) {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node's own sentence goes on about arguments that begin with a hyphen, which no command here takes.
    const [, option] = /^Unknown option '([^']+)'/.exec(messageOf(error)) ?? [];
    throw new Failure(`${option === undefined ? messageOf(error) : `${option} is no option.`}\n${usage}`);
  }
}
