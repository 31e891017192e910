import { fileURLToPath } from 'node:url';
import { Failure } from '../lib/failure.mjs';
import { runToEnd } from '../lib/processes.mjs';

export const CONNECTIONS = 50;
export const THREADS = 2;

const script = fileURLToPath(new URL('wrk-report.lua', import.meta.url));

/**
 * What one run of wrk measured.
 * @typedef {object} Load
 * @property {number} requests
 * @property {number} perSecond
 * @property {number} p50 milliseconds
 * @property {number} p99 milliseconds
 * @property {number} bytesEach mean size of an answer with its headers
 * @property {number} errors connections, reads, writes, timeouts and answers with 400 or more
 */

/**
 * Asks for one URL over and over on 50 connections.
 * @param {string} program wrk
 * @param {string} url
 * @param {Record<string, string>} headers
 * @param {number} seconds whole ones
 * @returns {Promise<Load>}
 */
export async function runWrk(program, url, headers, seconds) {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  // A slow answer is a figure of the table (p99), not an error.
  const size = [`-t${THREADS}`, `-c${CONNECTIONS}`, `-d${seconds}s`, '--timeout', '10s'];
  const { code, output } = await runToEnd(program, [...size, '-s', script, ...named, url]);
  const line = /^REPORT (.+)$/m.exec(output)?.[1];
  if (code !== 0 || line === undefined) throw new Failure(`wrk could not measure ${url}:\n${output.trim()}`);
  const report = JSON.parse(line);
  return {
    requests: report.requests,
    perSecond: report.requests / (report.duration / 1e6),
    p50: report.p50 / 1000,
    p99: report.p99 / 1000,
    bytesEach: report.bytes / report.requests,
    errors: report.connect + report.read + report.write + report.status + report.timeout,
  };
}
