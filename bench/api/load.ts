import autocannon, { type Result } from 'autocannon';
import { familyUs, processUs } from './cpu';
import type { Subject } from './subject';

/** Call that is repeated under load. */
export interface LoadedCall {
  path: string;
  /** Body of a POST; a call without one is a GET. */
  body?: object;
}

/** Cost of a call under load. Processor time is in microseconds per call. */
export interface Cost {
  perSecond: number;
  p99: number;
  node: number;
  postgres: number;
  /** Bytes of an answer, including headers. */
  bytes: number;
}

const CONNECTIONS = 8;

/**
 * Repeats a call over eight connections to each server for `seconds`, as each person of the portal in turn. Resets their rate limits
 * first. Throws if a call fails or its answer is not 2xx.
 */
export async function loadOf(
  { portals, people, db }: Subject,
  { path, body }: LoadedCall,
  encoding: string | null,
  seconds: number,
  postmasters: readonly number[],
): Promise<Cost> {
  await db.deleteFrom('rate_limit').execute();
  const serversUs = (): number => portals.reduce((sum, { pid }) => sum + processUs(pid), 0);
  const databasesUs = (): number => postmasters.reduce((sum, pid) => sum + familyUs(pid), 0);
  const before = [serversUs(), databasesUs()] as const;
  const all = people.map((session) => ({
    method: body ? ('POST' as const) : ('GET' as const),
    path,
    ...(body && { body: JSON.stringify(body) }),
    headers: {
      ...session,
      ...(body && { 'content-type': 'application/json' }),
      ...(encoding && { 'accept-encoding': encoding }),
    },
  }));
  let first = 0;
  const results = await Promise.all(
    portals.map(({ url }) =>
      autocannon({
        ...{ url, connections: CONNECTIONS, duration: seconds, requests: all },
        // Each connection starts with a different person, because one person does not make eight calls at once.
        setupClient: (client) => {
          client.setRequests([...all.slice(first), ...all.slice(0, first)]);
          first += Math.ceil(all.length / CONNECTIONS / portals.length);
        },
      }),
    ),
  );
  const sumOf = (figure: (result: Result) => number): number => results.reduce((sum, result) => sum + figure(result), 0);
  const [refused, failed] = [sumOf(({ non2xx }) => non2xx), sumOf(({ errors }) => errors)];
  if (refused || failed) throw new Error(`${path}: ${refused} answers were refused, and ${failed} calls failed`);
  const each = (used: number): number => used / sumOf(({ requests }) => requests.total);
  return {
    perSecond: sumOf(({ requests }) => requests.average),
    p99: Math.max(...results.map(({ latency }) => latency.p99)),
    node: each(serversUs() - before[0]),
    postgres: each(databasesUs() - before[1]),
    bytes: each(sumOf(({ throughput }) => throughput.total)),
  };
}
