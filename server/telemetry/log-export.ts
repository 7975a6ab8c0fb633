import type { AnyValue } from '@opentelemetry/api-logs';
import type { LogRecordExporter } from '@opentelemetry/sdk-logs';
import type { DestinationStream, Logger } from 'pino';
import type { Config } from '../config/config';
import { exporterSettings } from './exporter-settings';

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

/** Maximum number of lines that wait for the collector; further lines are not sent. */
const MAX_WAITING = 2048;

/**
 * Starts sending log lines over OTLP/HTTP. `local` logs when lines begin to be lost, and how many were when that ends; its own lines
 * are not sent. The libraries are loaded only here, and read variables of the standard such as OTEL_EXPORTER_OTLP_HEADERS themselves.
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
  const exporter = new CountingExporter(new OTLPLogExporter(exporterSettings(endpoint, '/v1/logs')), local);
  const provider = new LoggerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    processors: [new BatchLogRecordProcessor({ exporter, maxQueueSize: MAX_WAITING })],
  });
  const logger = provider.getLogger('portico');
  return {
    write: (line) => {
      if (!exporter.admits()) return;
      const { time, level, msg, ...attributes } = JSON.parse(line) as Line;
      const severityNumber = SeverityNumber[level.toUpperCase() as keyof typeof SeverityNumber];
      logger.emit({ timestamp: new Date(time), severityNumber, severityText: level, body: msg, attributes });
    },
    stop: () => {
      exporter.endAtFailure();
      return provider.shutdown();
    },
  };
}

type Result = Parameters<Parameters<LogRecordExporter['export']>[1]>[0];

/** Exporter that counts the lines that wait and those that are lost, and logs when a loss begins and ends. */
class CountingExporter implements LogRecordExporter {
  #waitingCount = 0;
  #lostCount = 0;
  #endsAtFailure = false;
  /** Result of the last batch if it failed. */
  #failure: Result | null = null;

  constructor(
    private readonly exporter: LogRecordExporter,
    private readonly log: Logger,
  ) {}

  /** Returns whether another line may wait. If so, it is counted as one that waits, else as lost. */
  admits(): boolean {
    const isFull = this.#waitingCount >= MAX_WAITING;
    if (isFull) this.#lose(1, { waiting: this.#waitingCount });
    else this.#waitingCount += 1;
    return !isFull;
  }

  /** Sends no batch any more after one that fails, so that a collector that does not answer delays the end for one batch only. */
  endAtFailure(): void {
    this.#endsAtFailure = true;
  }

  export(records: Parameters<LogRecordExporter['export']>[0], done: (result: Result) => void): void {
    const settle = (result: Result): void => {
      this.#waitingCount -= records.length;
      this.#failure = result.error ? result : null;
      if (result.error) this.#lose(records.length, { err: result.error });
      else if (this.#lostCount > 0 && this.#waitingCount < MAX_WAITING / 2) {
        this.log.warn({ lost: this.#lostCount }, 'log lines are sent to the collector again');
        this.#lostCount = 0;
      }
      done(result);
    };
    if (this.#endsAtFailure && this.#failure) settle(this.#failure);
    else this.exporter.export(records, settle);
  }

  forceFlush(): Promise<void> {
    return this.exporter.forceFlush();
  }

  shutdown(): Promise<void> {
    return this.exporter.shutdown();
  }

  #lose(count: number, reason: object): void {
    if (this.#lostCount === 0) this.log.warn(reason, 'log lines cannot be sent to the collector');
    this.#lostCount += count;
  }
}
