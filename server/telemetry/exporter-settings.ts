/** Maximum time for a batch, including its repetitions, so that a collector that does not answer delays a stop only a little. */
const TIMEOUT_MS = 3_000;

/** Returns the settings of an exporter to this path of a collector. */
export const exporterSettings = (endpoint: string, path: '/v1/traces' | '/v1/logs') => ({
  url: endpoint + path,
  timeoutMillis: TIMEOUT_MS,
  // The timeout of the exporter begins with the connection; that of the agent limits the time to connect as well.
  httpAgentOptions: { keepAlive: true, timeout: TIMEOUT_MS },
});
