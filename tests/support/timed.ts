import { percentile } from '../../scripts/bench/figures.mjs';

/** Reads so often before counting, until caches and compilers are warm. */
const warmUps = 5;

/** How long something takes, in milliseconds: the middle and the 95th percentile of `rounds` times, one after the other. */
export async function timesOf(work: () => Promise<unknown>, rounds: number): Promise<{ p50: number; p95: number }> {
  const times: number[] = [];
  for (let round = 0; round < rounds + warmUps; round += 1) {
    const began = performance.now();
    await work();
    if (round >= warmUps) times.push(performance.now() - began);
  }
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

/** Does so and prints it: `embedded, first page: p50 5.0 ms, p95 11.0 ms`. The times are looked at, never tested. */
export async function printTimes(what: string, rounds: number, work: () => Promise<unknown>): Promise<void> {
  const { p50, p95 } = await timesOf(work, rounds);
  process.stdout.write(`${what}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms\n`);
}
