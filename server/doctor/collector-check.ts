import type { Config } from '../config/config';
import { exporterSettings } from '../telemetry/exporter-settings';
import { failed, ok, skipped, type Finding } from './finding';

const CHECK = 'collector';

/** Exporter of traces or of log lines, which takes an empty list as well. */
interface Exporter {
  export: (records: never[], done: (result: { code: number; error?: Error }) => void) => void;
  shutdown: () => Promise<void>;
}

/** Checks that the collector accepts traces and, if they are sent, log lines, by sending it empty lists. */
export async function checkCollector({ telemetry }: Pick<Config, 'telemetry'>): Promise<Finding[]> {
  if (telemetry === null) return [skipped(CHECK, 'nothing is sent, because OTEL_EXPORTER_OTLP_ENDPOINT is not set')];
  const { endpoint, sendsLogs } = telemetry;
  const [{ OTLPTraceExporter }, { OTLPLogExporter }] = await Promise.all([
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/exporter-logs-otlp-http'),
  ]);
  const traces = findingOf('traces', new OTLPTraceExporter(exporterSettings(endpoint, '/v1/traces')));
  const logs = sendsLogs ? [findingOf('log lines', new OTLPLogExporter(exporterSettings(endpoint, '/v1/logs')))] : [];
  return Promise.all([traces, ...logs]);
}

async function findingOf(kind: string, exporter: Exporter): Promise<Finding> {
  const failure = await new Promise<Error | undefined>((resolve) => {
    exporter.export([], ({ error }) => {
      resolve(error);
    });
  });
  await exporter.shutdown();
  if (!failure) return ok(CHECK, `it accepts ${kind}`);
  const remedy = 'Until it does, they are lost; check OTEL_EXPORTER_OTLP_ENDPOINT and OTEL_EXPORTER_OTLP_HEADERS';
  return failed(CHECK, `it does not accept ${kind}: ${failure.message || failure.name}`, remedy);
}
