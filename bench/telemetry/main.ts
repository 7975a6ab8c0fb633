/**
 * `npm run bench:telemetry [-- --rounds 5]`: compares requests per second of portals without metrics and traces, with metrics, with
 * both, and with the log sent to a collector as well, in turns, each a separate process with a database of its own. A request lists the
 * sessions of a signed-in person: a route without a rate limit whose answer needs the database.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { sessionApi, type Session } from '../../contract/session';
import { startPortal, type PortalProcess } from '../../scripts/portal-process';
import { medianOf } from '../median';
import { Browser } from '../sign-in/browser';

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const ROUNDS = Number(options.rounds);
const ROUND_MS = 3_000;
const CONCURRENCY = 16;
const TOKEN = 'token-of-the-telemetry-bench';
/** Level of the log by default, at which each request has a line. */
const LOG_LEVEL = 'info';

interface Candidate {
  name: string;
  portal: PortalProcess;
  browser: Browser;
  authorization: string;
  perSecond: number[];
}

/** Signs in by the demo provider and returns the token of the session. */
async function signIn(browser: Browser): Promise<string> {
  const choice = await browser.follow(sessionApi.start.path);
  const back = await browser.follow(choice, { method: 'POST', body: new URLSearchParams({ person: 'mei-lin' }) });
  const { answer } = await browser.request(sessionApi.ucToken.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ucToken: back.searchParams.get('ucToken') }),
  });
  return ((await answer.json()) as Session).token;
}

async function startCandidate(name: string, settings: Record<string, string>): Promise<Candidate> {
  const portal = await startPortal({ settings: { LOG_LEVEL, ...settings } });
  const browser = new Browser(portal.url, fetch);
  return { name, portal, browser, authorization: await signIn(browser), perSecond: [] };
}

/** Sends requests for a while and returns the number of answers per second. */
async function measure({ portal, browser, authorization }: Candidate): Promise<number> {
  const started = performance.now();
  let answered = 0;
  const ask = async () => {
    while (performance.now() - started < ROUND_MS) {
      const { answer } = await browser.request(portal.url + sessionApi.list.path, { headers: { authorization } });
      if (answer.status !== 200) throw new Error(`status ${answer.status}`);
      await answer.arrayBuffer();
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, ask));
  return (answered * 1000) / (performance.now() - started);
}

const receiver = createServer((request, response) => {
  request.resume().on('end', () => response.end('{}'));
}).listen(0, '127.0.0.1');
await once(receiver, 'listening');
const endpoint = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
const candidates: Candidate[] = [];
try {
  candidates.push(await startCandidate('neither', {}));
  candidates.push(await startCandidate('metrics', { METRICS_TOKEN: TOKEN }));
  const tracing = { METRICS_TOKEN: TOKEN, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint };
  candidates.push(await startCandidate('metrics and traces', tracing));
  candidates.push(await startCandidate('metrics, traces and sent log', { ...tracing, OTEL_LOGS_EXPORTER: 'otlp' }));
  for (const candidate of candidates) await measure(candidate);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const candidate of candidates) candidate.perSecond.push(await measure(candidate));
  console.log(
    `Node ${process.versions.node}, ${cpus().length} cores, ${ROUNDS} rounds of ${ROUND_MS / 1000} s in turns, medians`,
  );
  const base = medianOf(candidates[0]?.perSecond ?? []);
  for (const { name, perSecond } of candidates) {
    const rate = medianOf(perSecond);
    console.log(`${name}: ${rate.toFixed(0)} requests a second (${((rate / base) * 100).toFixed(1)} %)`);
  }
} finally {
  for (const { portal } of candidates) await portal.stop();
  receiver.close();
}
