import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Span } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';
import type { Config } from '../config/config';
import { routePattern } from '../http/route-pattern';
import { exporterSettings } from './exporter-settings';
import { describeStatement } from './statement';

const SCOPE = 'portico';

export interface Tracing {
  /** Records a span for each statement; passed to `connect`. */
  onStatement: (event: LogEvent) => void;
  /** Adds a span for each request of the app. */
  register: (app: FastifyInstance) => Promise<void>;
  /** Sends the remaining spans. */
  stop: () => Promise<void>;
}

/**
 * Starts sending traces over OTLP/HTTP. The libraries are loaded only here, so that a portal without tracing does not load them. They
 * read the other variables of the standard themselves, such as OTEL_TRACES_SAMPLER.
 */
export async function startTracing({ endpoint, serviceName }: NonNullable<Config['telemetry']>): Promise<Tracing> {
  const [api, { BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter(exporterSettings(endpoint, '/v1/traces')))],
  });
  provider.register();
  const tracer = api.trace.getTracer(SCOPE);

  const onStatement = ({ query, queryDurationMillis, level }: LogEvent): void => {
    // Statements outside of a request, such as those of the job queue, would each be a trace with one span.
    if (!api.trace.getActiveSpan()) return;
    const { operation, text } = describeStatement(query.sql);
    const endTime = Date.now();
    const span = tracer.startSpan(operation, {
      kind: api.SpanKind.CLIENT,
      startTime: endTime - queryDurationMillis,
      attributes: { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': text },
    });
    if (level === 'error') span.setStatus({ code: api.SpanStatusCode.ERROR });
    span.end(endTime);
  };

  const requestSpans = plugin((app, _options, done) => {
    const spans = new WeakMap<object, Span>();
    app.addHook('onRequest', (request, _reply, next) => {
      const parent = api.propagation.extract(api.ROOT_CONTEXT, request.headers);
      const route = routePattern(request);
      // No address, query or person: the route pattern says enough, and the log has the rest under the same trace id.
      const attributes = { 'http.request.method': request.method, 'http.route': route, 'portico.request.id': request.id };
      const span = tracer.startSpan(`${request.method} ${route}`, { kind: api.SpanKind.SERVER, attributes }, parent);
      spans.set(request, span);
      request.traceId = span.spanContext().traceId;
      api.context.with(api.trace.setSpan(parent, span), next);
    });
    app.addHook('onError', (request, _reply, error, next) => {
      const { code = error.name } = error as { code?: string };
      spans.get(request)?.setAttribute('error.type', code);
      next();
    });
    app.addHook('onResponse', (request, reply, next) => {
      const span = spans.get(request);
      span?.setAttribute('http.response.status_code', reply.statusCode);
      if (reply.statusCode >= 500) span?.setStatus({ code: api.SpanStatusCode.ERROR });
      span?.end();
      next();
    });
    app.addHook('onRequestAbort', (request, next) => {
      spans.get(request)?.end();
      next();
    });
    done();
  });

  return {
    onStatement,
    register: async (app) => {
      await app.register(requestSpans);
    },
    stop: async () => {
      await provider.shutdown();
      api.trace.disable();
      api.context.disable();
      api.propagation.disable();
    },
  };
}
