import { fileURLToPath } from 'node:url';

/** The project folder, without a slash at the end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

/** Node 24 as the npm package `node` installs it; npm itself may run under an older one. */
export const nodeBinary = `${root}/node_modules/node/bin/node`;
