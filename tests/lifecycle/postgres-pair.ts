import assert from 'node:assert/strict';
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../../server/db/startup/free-port';

/** Programs of Debian's PostgreSQL. */
const PROGRAMS = '/usr/lib/postgresql/15/bin';
const USER = 'portico';
const START_MS = 30_000;
const POLL_MS = 50;

/** Returns the command, which runs as an unprivileged user if this process is root. */
const withoutRights = (command: string[]): [string, ...string[]] => [
  '/usr/bin/env',
  ...(userInfo().uid === 0 ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'] : []),
  ...command,
];

/** Runs a program of PostgreSQL in a folder, and waits until it has ended. */
async function run(folder: string, program: string, ...words: string[]): Promise<string> {
  const [file, ...rest] = withoutRights([join(PROGRAMS, program), ...words]);
  const { stdout } = await promisify(execFile)(file, rest, { cwd: folder });
  return stdout;
}

/** A server of PostgreSQL with a folder and a port of its own. */
export class Postgres {
  #process: ChildProcess | null = null;

  private constructor(
    private readonly folder: string,
    private readonly name: string,
    readonly port: number,
  ) {}

  /** Creates and starts a server in a folder. */
  static async create(folder: string): Promise<Postgres> {
    const server = new Postgres(folder, 'primary', await freePort());
    await run(folder, 'initdb', '--auth=trust', `--username=${USER}`, '--encoding=UTF8', '-D', server.#data);
    await server.start();
    return server;
  }

  /** Creates and starts a standby that streams from this server. */
  async createStandby(): Promise<Postgres> {
    const standby = new Postgres(this.folder, 'standby', await freePort());
    const from = ['-h', '127.0.0.1', '-p', String(this.port), '-U', USER];
    await run(this.folder, 'pg_basebackup', ...from, '-D', standby.#data, '--write-recovery-conf', '--checkpoint=fast');
    await standby.start();
    return standby;
  }

  get #data(): string {
    return join(this.folder, this.name);
  }

  /** Process id of the running server. */
  get pid(): number {
    assert.ok(this.#process?.pid, 'PostgreSQL is not running');
    return this.#process.pid;
  }

  get url(): string {
    return `postgres://${USER}@127.0.0.1:${this.port}/postgres`;
  }

  async start(): Promise<void> {
    const settings = ['listen_addresses=127.0.0.1', `port=${this.port}`, 'unix_socket_directories=', 'fsync=off'];
    const command = [join(PROGRAMS, 'postgres'), '-D', this.#data, ...settings.flatMap((setting) => ['-c', setting])];
    const [file, ...rest] = withoutRights(command);
    const child = spawn(file, rest, { cwd: this.folder, stdio: ['ignore', 'ignore', 'pipe'] });
    this.#process = child;
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    const deadline = Date.now() + START_MS;
    while (!(await this.#answers())) {
      assert.ok(child.exitCode === null && Date.now() < deadline, `PostgreSQL did not start:\n${output}`);
      await pause(POLL_MS);
    }
  }

  async #answers(): Promise<boolean> {
    return this.query('select').then(
      () => true,
      () => false,
    );
  }

  /** Stops the server: SIGKILL like the loss of the machine, SIGQUIT immediately, SIGINT cleanly. */
  async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }

  /** Makes a standby a primary, and waits until it is one. */
  async promote(): Promise<void> {
    await run(this.folder, 'pg_ctl', 'promote', '-w', '-D', this.#data);
  }

  async query<Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(statement, values)).rows;
    } finally {
      await client.end();
    }
  }
}

export interface PostgresPair {
  primary: Postgres;
  standby: Postgres;
  remove: () => Promise<void>;
}

/** Starts a primary and a standby that streams from it. */
export async function startPair(): Promise<PostgresPair> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-pair-'));
  await chmod(folder, 0o755);
  if (userInfo().uid === 0) {
    const id = async (kind: string) => Number((await promisify(execFile)('id', [kind, 'postgres'])).stdout);
    await chown(folder, await id('-u'), await id('-g'));
  }
  const primary = await Postgres.create(folder);
  const standby = await primary.createStandby();
  const remove = async () => {
    await Promise.all([primary.end('SIGQUIT'), standby.end('SIGQUIT')]);
    await rm(folder, { recursive: true, force: true });
  };
  return { primary, standby, remove };
}

/** Forwards connections to one server and later to another, like the address of a cluster. */
export class Forwarder {
  readonly #sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    private target: Postgres,
  ) {}

  static async to(target: Postgres): Promise<Forwarder> {
    const server = createServer().listen(0, '127.0.0.1');
    const forwarder = new Forwarder(server, target);
    server.on('connection', (incoming) => {
      forwarder.#forward(incoming);
    });
    await once(server, 'listening');
    return forwarder;
  }

  get url(): string {
    const { port } = this.server.address() as AddressInfo;
    return Object.assign(new URL(this.target.url), { port: String(port) }).href;
  }

  #forward(incoming: Socket): void {
    const outgoing = connect(this.target.port, '127.0.0.1');
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      this.#sockets.add(from);
      from
        .on('error', () => from.destroy())
        .on('close', () => {
          this.#sockets.delete(from);
          to.destroy();
        });
      from.pipe(to);
    }
  }

  /** Forwards to another server from now on, and breaks the connections to the former one. */
  moveTo(target: Postgres): void {
    this.target = target;
    for (const socket of this.#sockets) socket.destroy();
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.server.close();
  }
}
