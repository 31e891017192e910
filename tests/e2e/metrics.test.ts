import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/paths.mjs';
import { type BuiltServer, startBuiltServer } from '../support/built-server';

const token = 'a-token-for-the-metrics';
describe.each([
  ['with two threads that take connections', '2'],
  ['without threads of their own for connections', '0'],
])('Metrics %s', (_name, fronts) => {
  let server: BuiltServer;

  beforeAll(async () => {
    server = await startBuiltServer({ env: { METRICS_TOKEN: token, FRONTS: fronts } });
  });
  afterAll(async () => {
    await server?.stop();
  });

  const read = (authorization?: string) =>
    fetch(`${server.url}/metrics`, { headers: authorization ? { authorization } : {} });

  async function valueOf(sample: string): Promise<number> {
    const line = (await (await read(`Bearer ${token}`)).text())
      .split('\n')
      .find((text) => text.startsWith(`${sample} `));
    return Number(line?.slice(sample.length + 1) ?? Number.NaN);
  }

  it('are for whoever has the token, and for nobody else', async () => {
    for (const authorization of [undefined, 'Bearer wrong', `Basic ${token}`, `Bearer ${token}x`]) {
      const refused = await read(authorization);
      expect([refused.status, await refused.text()]).toEqual([401, 'Metrics need the token of METRICS_TOKEN.']);
    }
    const answer = await read(`Bearer ${token}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('count what all threads answer: misses, hits, refusals, with their durations', async () => {
    const cached = 'quzones_requests_total{kind="cached",status="2xx"}';
    const rendered = 'quzones_requests_total{kind="page",status="2xx"}';
    const missing = 'quzones_requests_total{kind="page",status="4xx"}';
    const [hits, misses, lost] = [await valueOf(cached), await valueOf(rendered), await valueOf(missing)];
    for (let visit = 0; visit < 41; visit += 1) {
      // A new connection each time, so that the system deals them out to all threads.
      const answer = await fetch(`${server.url}/about`, { headers: { connection: 'close' } });
      await answer.arrayBuffer();
    }
    await (await fetch(`${server.url}/nowhere`)).arrayBuffer();
    expect([await valueOf(cached), await valueOf(rendered), await valueOf(missing)]).toEqual([
      hits + 40,
      misses + 1,
      lost + 1,
    ]);
    expect(await valueOf('quzones_request_duration_seconds_count{kind="cached"}')).toBe(hits + 40);
    expect(await valueOf('quzones_request_duration_seconds_bucket{kind="cached",le="+Inf"}')).toBe(hits + 40);
  });

  it('tell which version runs, and when the last backup was proven, of which there is none yet', async () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    const text = await (await read(`Bearer ${token}`)).text();
    expect(/^quzones_build_info\{version="([^"]+)",commit="[^"]*"\} 1$/m.exec(text)?.[1]).toBe(version);
    expect(await valueOf('quzones_backup_last_proven_timestamp_seconds')).toBe(0);
  });

  it('tell how database, outbox, memory, event loop and cache stand', async () => {
    expect(await valueOf('quzones_database_up')).toBe(1);
    expect(await valueOf('quzones_outbox_mails')).toBe(0);
    expect(await valueOf('quzones_outbox_failed_mails')).toBe(0);
    expect(await valueOf('quzones_cached_pages')).toBeGreaterThan(0);
    expect(await valueOf('quzones_content_version')).toBeGreaterThan(0);
    expect(await valueOf('quzones_memory_bytes{kind="resident"}')).toBeGreaterThan(50_000_000);
    // Counted anew after each look, in steps of 10 ms: two looks in one step see nothing.
    await expect.poll(() => valueOf('quzones_event_loop_delay_seconds{quantile="max"}')).toBeGreaterThan(0);
    expect(await valueOf('quzones_turns{queue="reading",state="waiting"}')).toBe(0);
  });
});
