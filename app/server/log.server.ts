import { pino } from 'pino';
import { environment } from './env.server.ts';
import { errorFacts } from './error-facts.ts';
import { logDestination } from './log-destination.ts';

const destination = logDestination(process.stdout.fd, (lines) =>
  log.warn({ lines }, 'the log was not read or could not be written, and lines were dropped'),
);

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
  destination,
);

process.on('exit', () => destination.flushSync());
