import type { AnyValue } from '@opentelemetry/api-logs';
import type { LogRecordExporter } from '@opentelemetry/sdk-logs';
import type { DestinationStream, Logger } from 'pino';
import type { Config } from '../config/config';

/** Destination of a logger that sends its lines to a collector. */
export interface LogExport extends DestinationStream {
  /** Sends the remaining lines. */
  stop: () => Promise<void>;
}

/** Line of the log. Its other properties become attributes of a record. */
interface Line extends Record<string, AnyValue> {
  time: string;
  /** Level, which OpenTelemetry calls by the same word. */
  level: string;
  msg: string;
}

/**
 * Starts sending log lines over OTLP/HTTP. `local` logs when lines cannot be sent, and when they can again; its own lines are not
 * sent. The libraries are loaded only here, and read variables of the standard such as OTEL_EXPORTER_OTLP_HEADERS themselves.
 */
export async function startLogExport(
  { endpoint, serviceName }: NonNullable<Config['telemetry']>,
  local: Logger,
): Promise<LogExport> {
  const [{ SeverityNumber }, { BatchLogRecordProcessor, LoggerProvider }, { OTLPLogExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/api-logs'),
      import('@opentelemetry/sdk-logs'),
      import('@opentelemetry/exporter-logs-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const exporter = reporting(new OTLPLogExporter({ url: `${endpoint}/v1/logs` }), local);
  const provider = new LoggerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    processors: [new BatchLogRecordProcessor({ exporter })],
  });
  const logger = provider.getLogger('portico');
  return {
    write: (line) => {
      const { time, level, msg, ...attributes } = JSON.parse(line) as Line;
      const severityNumber = SeverityNumber[level.toUpperCase() as keyof typeof SeverityNumber];
      logger.emit({ timestamp: new Date(time), severityNumber, severityText: level, body: msg, attributes });
    },
    stop: () => provider.shutdown(),
  };
}

/** Returns the exporter, which logs the first of several failures and the end of them. */
function reporting(exporter: LogRecordExporter, log: Logger): LogRecordExporter {
  let lost = 0;
  return {
    export: (records, done) => {
      exporter.export(records, (result) => {
        if (result.error) {
          if (lost === 0) log.warn({ err: result.error }, 'log lines cannot be sent to the collector');
          lost += records.length;
        } else if (lost > 0) {
          log.warn({ lost }, 'log lines are sent to the collector again');
          lost = 0;
        }
        done(result);
      });
    },
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
}
