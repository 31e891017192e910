import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { startBuiltServer } from '../support/built-server';
import { freePort } from '../support/free-port';
import { startPostgres } from '../support/postgres';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status?: { code?: number };
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number | string } }[];
}

interface Traces {
  resourceSpans: { resource: { attributes: Span['attributes'] }; scopeSpans: { spans: Span[] }[] }[];
}

/** A collector that takes OTLP over HTTP, as an OpenTelemetry Collector does. */
async function startCollector() {
  const received: { path: string | undefined; type: string | undefined; body: string }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ path: request.url, type: request.headers['content-type'], body });
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, received, stop: () => server.close() };
}

type Collector = Awaited<ReturnType<typeof startCollector>>;

const spansOf = ({ received }: Collector): Span[] =>
  received
    .map(({ body }) => JSON.parse(body) as Traces)
    .flatMap((part) => part.resourceSpans.flatMap((each) => each.scopeSpans.flatMap((scope) => scope.spans)));

const valuesOf = (attributes: Span['attributes']) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));

it('Each request becomes one span with its route, status and request id, and nothing of who asked or what for', async () => {
  const collector = await startCollector();
  const site = await startBuiltServer({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, TRUST_PROXY: '1' } });
  const asked = await fetch(`${site.url}/search?q=canary-word`, { headers: { 'x-forwarded-for': '198.51.100.77' } });
  const id = asked.headers.get('x-request-id');
  expect(asked.status).toBe(200);
  await fetch(`${site.url}/demo/canary-token-that-opens-something`);
  await fetch(`${site.url}/insights/canary-slug`);
  await fetch(`${site.url}/canary-nowhere`);
  await fetch(`${site.url}/contact`, { method: 'POST', body: new URLSearchParams({ name: 'canary-name' }) });
  await site.stop();
  collector.stop();

  expect(collector.received.map(({ path, type }) => [path, type])).toContainEqual(['/v1/traces', 'application/json']);
  const traces = collector.received.map(({ body }) => JSON.parse(body) as Traces);
  const [first] = traces.flatMap(({ resourceSpans }) => resourceSpans);
  expect(valuesOf(first?.resource.attributes ?? [])).toMatchObject({ 'service.name': 'quzones' });
  const spans = spansOf(collector).filter(({ parentSpanId }) => !parentSpanId);
  const search = spans.filter(({ attributes }) => valuesOf(attributes)['quzones.request_id'] === id);
  expect(search.map(({ name, kind, attributes }) => [name, kind, valuesOf(attributes)])).toEqual([
    [
      'GET /search',
      2,
      {
        'http.request.method': 'GET',
        'http.route': '/search',
        'http.response.status_code': 200,
        'quzones.request_id': id,
      },
    ],
  ]);
  const { startTimeUnixNano = '0', endTimeUnixNano = '0' } = search[0] ?? {};
  const [beganMs, endedMs] = [startTimeUnixNano, endTimeUnixNano].map((nanos) => Number(BigInt(nanos) / 1_000_000n));
  expect(Math.abs((beganMs ?? 0) - Date.now())).toBeLessThan(10 * 60_000);
  expect(endedMs).toBeGreaterThanOrEqual(beganMs ?? Number.NaN);
  expect(new Set(spans.map(({ name }) => name))).toEqual(
    new Set(['GET /readyz', 'GET /search', 'GET /demo/:token', 'GET /insights/:id', 'GET other', 'POST /contact']),
  );
  const everything = collector.received.map(({ body }) => body).join('\n');
  expect(everything).not.toContain('canary');
  expect(everything).not.toContain('198.51.100.77');
});

describe.each([
  ['the embedded database', false],
  ['PostgreSQL', true],
])('On %s', (_title, onPostgres) => {
  it('A request shows each query that it made, with its time, kind and table, and no value', async () => {
    const postgres = onPostgres ? await startPostgres() : undefined;
    const collector = await startCollector();
    const site = await startBuiltServer({
      env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },

      databaseUrl: await postgres?.createDatabase('site'),
    });
    const form = { name: 'canary-name', email: 'canary@example.com', message: 'canary-words', form_key: randomUUID() };
    const sent = await fetch(`${site.url}/contact`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: site.url },
      body: new URLSearchParams({ ...form, opened_at: '1700000000000' }),
    });
    expect(sent.status).toBe(303);
    const page = await fetch(`${site.url}/insights`);
    await site.stop();
    collector.stop();
    await postgres?.stop();

    const spans = spansOf(collector);
    const below = (id: string | null) => {
      const request = spans.find(({ attributes }) => valuesOf(attributes)['quzones.request_id'] === id);
      const queries = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
      for (const { traceId, startTimeUnixNano, endTimeUnixNano } of queries) {
        expect(traceId).toBe(request?.traceId);
        expect(BigInt(startTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(request?.startTimeUnixNano ?? 0));
        expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano));
        expect(BigInt(endTimeUnixNano)).toBeLessThanOrEqual(BigInt(request?.endTimeUnixNano ?? 0));
      }
      return queries;
    };
    expect(below(page.headers.get('x-request-id')).map(({ name }) => name)).toContain('SELECT insights');
    const stored = below(sent.headers.get('x-request-id'));
    expect(stored.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['INSERT rate_limits', 'INSERT contact_messages', 'INSERT outbox_mails']),
    );
    const [insert] = stored.filter(({ name }) => name === 'INSERT contact_messages');
    expect([insert?.kind, valuesOf(insert?.attributes ?? [])]).toEqual([
      3,
      {
        'db.system.name': 'postgresql',
        'db.operation.name': 'INSERT',
        'db.collection.name': 'contact_messages',
      },
    ]);
    expect(collector.received.map(({ body }) => body).join('\n')).not.toContain('canary');
  });
});

it('A collector that is away costs no visitor anything, and is told in the log', async () => {
  const nobody = `127.0.0.1:${await freePort()}`;
  const site = await startBuiltServer({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://${nobody}` } });
  expect((await fetch(`${site.url}/search`)).status).toBe(200);
  expect(await site.stop()).toEqual({ code: 0, signal: null });
  expect(site.logs()).toContain(`"cause":"connect ECONNREFUSED ${nobody}","msg":"traces could not be sent"`);
});

it('Without the setting nothing that traces is loaded', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quzones-loads-'));
  const watcher = join(folder, 'watch.mjs');
  await writeFile(
    watcher,
    `import { registerHooks } from 'node:module';
     registerHooks({ load(url, context, next) {
       const loaded = next(url, context);
       if (/OTLPTraceExporter = class/.test(loaded.source)) console.log('loaded what sends traces');
       return loaded;
     } });`,
  );
  const loadedWith = async (env: Record<string, string>) => {
    const site = await startBuiltServer({ env: { ...env, NODE_OPTIONS: `--import=${watcher}` } });
    await site.stop();
    return site.logs().includes('loaded what sends traces');
  };
  expect(await loadedWith({})).toBe(false);
  expect(await loadedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}` })).toBe(true);
  await rm(folder, { recursive: true, force: true });
});
