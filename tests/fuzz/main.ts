/**
 * `npm run test:fuzz [-- --requests N --seed N --call 'POST /api/…']` sends valid and invalid requests to every endpoint of the
 * contract, from people of every role. No response may be a server error or violate its schema. `--case JSON` repeats one
 * request.
 */
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { endpoints } from '../../contract/api';
import type { Endpoint } from '../../contract/core/endpoint';
import { withTestDatabase } from '../../scripts/test-database/test-database';
import { requestsTo, type FuzzRequest } from './requests';
import { faultOf } from './verdict';
import { FuzzWorld } from './world';

/** Minimum number of requests to an endpoint before it must have succeeded at least once. */
const MIN_REQUESTS = 200;

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

interface Outcome {
  endpoint: Endpoint;
  statuses: Map<number, number>;
  passed: number;
  failures: string[];
}

/** Stops at the first request whose response violates the contract, and shrinks it. */
async function fuzz(world: FuzzWorld, endpoint: Endpoint, options: { seed: number; numRuns: number }): Promise<Outcome> {
  const statuses = new Map<number, number>();
  const judge = async (request: FuzzRequest) => {
    const { answer, fault } = await judged(world, endpoint, request);
    statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
    if (fault) throw new Error(fault);
  };
  const result = await fc.check(fc.asyncProperty(requestsTo(endpoint, world.hintsOf(endpoint)), judge), {
    ...options,
    endOnFailure: false,
  });
  if (result.failed) {
    const reason = result.errorInstance instanceof Error ? result.errorInstance.message : String(result.errorInstance);
    const failure = `${nameOf(endpoint)} ${reason.split('\n')[0] ?? ''}: ${caseOf(endpoint, result.counterexample?.[0])}`;
    return { endpoint, statuses, passed: result.numRuns - 1, failures: [failure] };
  }
  const reached = [200, 206, 302].some((status) => statuses.has(status)) || options.numRuns < MIN_REQUESTS;
  return { endpoint, statuses, passed: result.numRuns, failures: reached ? [] : [`${nameOf(endpoint)} never answered well`] };
}

async function judged(world: FuzzWorld, endpoint: Endpoint, request: FuzzRequest) {
  const answer = await world.send(request, nameOf(endpoint));
  return { answer, fault: faultOf(endpoint, request, answer, world.portal.deps.config.publicUrl) };
}

/** Returns the shell command that repeats the request. */
function caseOf(endpoint: Endpoint, request: FuzzRequest | undefined): string {
  const json = JSON.stringify({ call: nameOf(endpoint), ...request });
  return `npm run test:fuzz -- --case '${json.replaceAll("'", '\\u0027')}'`;
}

async function fuzzAll(
  world: FuzzWorld,
  { requests, seed, call }: { requests: number; seed: number; call?: string },
): Promise<number> {
  const chosen = endpoints.filter((endpoint) => call === undefined || nameOf(endpoint) === call);
  if (!chosen.length) throw new Error(`no such call: ${call ?? ''}`);
  console.log(`seed ${seed}: npm run test:fuzz -- --requests ${requests} --seed ${seed}`);
  const numRuns = Math.ceil(requests / chosen.length);
  const outcomes = await Promise.all(
    chosen.map((endpoint) => fuzz(world, endpoint, { seed: seed + endpoints.indexOf(endpoint), numRuns })),
  );
  for (const { endpoint, statuses } of outcomes) {
    const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}×${count}`);
    console.log(`${nameOf(endpoint)}: ${counts.join(' ')}`);
  }
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  for (const failure of failures) console.log(`FAILED ${failure}`);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  return finish(passed, failures.length);
}

async function repeat(world: FuzzWorld, json: string): Promise<number> {
  const { call, ...request } = JSON.parse(json) as FuzzRequest & { call: string };
  const endpoint = endpoints.find((one) => nameOf(one) === call);
  if (!endpoint) throw new Error(`no such call: ${call}`);
  const { answer, fault } = await judged(world, endpoint, request);
  console.log(`${answer.statusCode} ${answer.body.slice(0, 2000)}\n${fault ?? 'as the contract has it'}`);
  return finish(fault ? 0 : 1, fault ? 1 : 0);
}

function finish(passed: number, failed: number): number {
  console.log(`${passed} passed, ${failed} failed`);
  return failed ? 1 : 0;
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: '24000' },
      seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
      call: { type: 'string' },
      case: { type: 'string' },
    },
  });
  const world = await FuzzWorld.open();
  try {
    if (values.case !== undefined) return await repeat(world, values.case);
    return await fuzzAll(world, { requests: Number(values.requests), seed: Number(values.seed), call: values.call });
  } finally {
    await world.portal.close();
  }
}

process.exitCode = await withTestDatabase(async (env) => {
  Object.assign(process.env, env);
  return main();
});
