import { pino } from 'pino';
import { environment } from './env.server.ts';
import { errorFacts } from './error-facts.ts';
import { logDestination } from './log-destination.ts';

/**
 * Structured logs, one JSON object a line on standard output. Personal data and secrets are never passed to it:
 * log ids, counts and causes. Causes are logged without the values that they were about. The way in of a first start is
 * told here too where nobody reads at a terminal (server/announce.ts).
 */
export const log = pino(
  {
    level: environment().LOG_LEVEL,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: errorFacts },
    redact: ['*.password', '*.token', '*.cookie', '*.email'],
  },
  logDestination(process.stdout.fd, (lines) => log.warn({ lines }, 'nobody read the log, and lines were dropped')),
);
