import type * as Telemetry from '@opentelemetry/api';
import type { Span, Tracer } from '@opentelemetry/api';
import type { RouteObject, ServerBuild } from 'react-router';
import { matchRoutes } from 'react-router';
import { reasonOf } from '~/lib/error-reason';
import { environment } from '~/server/env.server';
import { log } from '~/server/log.server';
import { routeTable } from './route-table.ts';
import { nameQuery, type RequestQueries, setCollecting } from './traced-queries.ts';

/** A request that was answered, as a trace knows it: nothing of who asked, nothing of what was asked for behind the `?`. */
export interface AnsweredRequest {
  id: string;
  method: string;
  path: string;
  status: number;
  /** By the clock of `performance`. */
  startedMs: number;
  endedMs: number;
  queries: RequestQueries;
}

export interface Tracing {
  record(request: AnsweredRequest): void;
  /** Sends what is not sent yet. */
  stop(): Promise<void>;
}

const nothing: Tracing = { record: () => undefined, stop: () => Promise.resolve() };
let current: Tracing = nothing;

export function traceRequest(request: AnsweredRequest): void {
  current.record(request);
}

/**
 * With OTEL_EXPORTER_OTLP_ENDPOINT every request that reaches the main thread becomes one span, with one below it for each query, sent there in the
 * background; a collector that is away costs spans, never answers. Without it nothing is loaded.
 */
export async function startTracing(routes: ServerBuild['routes']): Promise<Tracing> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SERVICE_NAME } = environment();
  if (OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return nothing;
  const api = await import('@opentelemetry/api');
  const complain = complainSparingly();
  api.diag.setLogger(listenTo(complain), api.DiagLogLevel.ERROR);
  const provider = await openProvider(`${OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, '')}/v1/traces`, OTEL_SERVICE_NAME);
  setCollecting(true);
  current = {
    record: recorder(api, provider.getTracer('quzones'), routeTable(routes)),
    async stop() {
      current = nothing;
      setCollecting(false);
      await provider.shutdown().catch((error: unknown) => complain(reasonOf(error)));
    },
  };
  return current;
}

async function openProvider(url: string, serviceName: string) {
  const [{ BatchSpanProcessor, TracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all(
    [
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ],
  );
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: answerWithinMs });
  return new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor({ exporter, maxQueueSize: mostWaiting })],
  });
}

const at = (ms: number) => performance.timeOrigin + ms;

/** Makes the spans of a request when it was answered. The package comes from who loaded it: most sites do without. */
function recorder(
  { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace }: typeof Telemetry,
  tracer: Tracer,
  table: RouteObject[],
) {
  const recordQueries = (parent: Span, { list, leftOut }: RequestQueries) => {
    const below = trace.setSpan(ROOT_CONTEXT, parent);
    for (const { text, startedMs, endedMs, failed } of list) {
      const { operation, table: name } = nameQuery(text);
      const options = {
        kind: SpanKind.CLIENT,
        startTime: at(startedMs),
        attributes: { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.collection.name': name },
      };
      const span = tracer.startSpan(name === undefined ? operation : `${operation} ${name}`, options, below);
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(at(endedMs));
    }
    if (leftOut > 0) parent.setAttribute('quzones.queries_left_out', leftOut);
  };
  return ({ id, method, path, status, startedMs, endedMs, queries }: AnsweredRequest) => {
    const route = routeOf(table, path);
    const span = tracer.startSpan(`${method} ${route}`, {
      root: true,
      kind: SpanKind.SERVER,
      startTime: at(startedMs),
      attributes: {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        'quzones.request_id': id,
      },
    });
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    recordQueries(span, queries);
    span.end(at(endedMs));
  };
}

/** Spans that are not sent yet; more are dropped. */
const mostWaiting = 8_192;
/** A stop waits no longer than this for a collector. */
const answerWithinMs = 3_000;
const betweenComplaintsMs = 60_000;

/** One line a minute: a collector that is away would fill the log. */
function complainSparingly(): (cause: string) => void {
  let saidAt = Number.NEGATIVE_INFINITY;
  return (cause) => {
    if (performance.now() - saidAt < betweenComplaintsMs) return;
    saidAt = performance.now();
    log.warn({ cause: sentenceOf(cause).slice(0, 300) }, 'traces could not be sent');
  };
}

/** The packages tell an error as JSON with its stack in it. */
function sentenceOf(cause: string): string {
  return /^\{.*"message":"([^"]+)"/.exec(cause)?.[1] ?? cause;
}

/** What the packages say goes nowhere but for errors. */
function listenTo(complain: (cause: string) => void) {
  const quiet = () => undefined;
  return { error: complain, warn: quiet, info: quiet, debug: quiet, verbose: quiet };
}

/** `/insights/:id`; what is no page by its first part alone, so that names have few values and no secret is in one. */
function routeOf(table: RouteObject[], path: string): string {
  const matches = matchRoutes(table, path) ?? [];
  const parts = matches.map(({ route }) => route.path?.replaceAll(/^\/|\/$/g, '') ?? '').filter((part) => part !== '');
  if (parts.length > 0 && parts[0] !== '*') return `/${parts.join('/')}`;
  if (path === '/') return '/';
  const folder = /^\/(?:assets|uploads|healthz|readyz|metrics)(?=\/|$)/.exec(path)?.[0];
  return folder === undefined ? 'other' : folder;
}
