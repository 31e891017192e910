import { pino } from 'pino';
import { environment } from './env.server.ts';

/**
 * Structured logs, one JSON object a line on standard output. Personal data and secrets are never passed to it:
 * log ids, counts and causes.
 */
export const log = pino({
  level: environment().LOG_LEVEL,
  base: { pid: process.pid },
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: ['*.password', '*.token', '*.cookie', '*.email'],
});
