import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

type Scalar = string | number | boolean | Date | Buffer | null;
export type Parameter = Scalar | readonly Scalar[];

/** SQL statement and its parameters, as the portal sent them. */
export interface Statement {
  sql: string;
  parameters: readonly Parameter[];
}

interface Asking {
  url: string;
  atOnce: number;
  /** Minimum number of runs in total, over all clients. */
  runs: number;
}

/** PostgreSQL settings of the portal's connections. */
const SETTINGS = '-c jit=off -c max_parallel_workers_per_gather=0';

/**
 * Runs the scripts with pgbench, the statements of each one after another, and returns the milliseconds of each run: the time that
 * PostgreSQL needs without the portal.
 */
export async function timeBareSql(scripts: readonly (readonly Statement[])[], { url, atOnce, runs }: Asking): Promise<number[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-pgbench-'));
  try {
    const files = await Promise.all(
      scripts.map(async (statements, number) => {
        const path = join(folder, `${number}.sql`);
        await writeFile(path, statements.map((statement) => `${literalSql(statement)};\n`).join(''));
        return ['-f', path];
      }),
    );
    const each = Math.ceil(runs / atOnce) + 1;
    const amount = [
      '--no-vacuum',
      `--client=${atOnce}`,
      '--jobs=2',
      `--transactions=${each}`,
      '--log',
      `--log-prefix=${folder}/log`,
    ];
    const env = { ...process.env, PGOPTIONS: SETTINGS };
    await run('pgbench', [...amount, ...files.flat(), url], { cwd: folder, maxBuffer: 2 ** 26, env });
    const { stdout } = await run('sh', ['-c', `cat ${folder}/log.*`], { maxBuffer: 2 ** 26 });
    // Each run has a line: client, number, microseconds, … The first run of a client is skipped, as it fills the connection's caches.
    return stdout
      .trim()
      .split('\n')
      .map((line) => line.split(' ').map(Number))
      .flatMap(([, number, microseconds]) => (number === 1 || microseconds === undefined ? [] : [microseconds / 1000]));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Returns the statement on one line, as pgbench requires, with its parameters as literals. */
const literalSql = ({ sql, parameters }: Statement): string =>
  sql.replace(/\s+/g, ' ').replace(/\$(\d+)/g, (_, number: string) => literal(parameters[Number(number) - 1]));

function literal(value: Parameter | undefined): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return pg.escapeLiteral(isScalar(value) ? textOf(value) : `{${value.map(element).join(',')}}`);
}

const isScalar = (value: Parameter): value is Scalar => !Array.isArray(value);

const element = (value: Scalar): string => (value === null ? 'null' : `"${textOf(value).replace(/["\\]/g, String.raw`\$&`)}"`);

function textOf(value: Exclude<Scalar, null>): string {
  if (value instanceof Date) return value.toISOString();
  return Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : String(value);
}
