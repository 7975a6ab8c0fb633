import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { freePort } from '../../server/db/startup/free-port';
import { PROJECT_FOLDER } from '../../server/config/project-folder';
import { pause } from './server-process';

const START_MS = 10_000;

/** Folder and ports of a test, which replace those of the example. */
interface Places {
  folder: string;
  portalPort: number;
  httpPort: number;
  httpsPort: number;
}
export interface ProxyKind {
  name: string;
  program: string;
  /** File of `deploy/proxies`. */
  example: string;
  /** Returns texts of the example and their replacements. */
  replaced(places: Places): [from: string, to: string][];
  /** Returns the complete configuration, which contains the changed example. */
  whole(example: string, places: Places): string;
  words(file: string): string[];
}
export interface Proxy {
  httpPort: number;
  httpsPort: number;
  certificate: string;
}

const unchanged = (example: string): string => example;

export const PROXIES: ProxyKind[] = [
  {
    name: 'nginx',
    program: '/usr/sbin/nginx',
    example: 'nginx.conf',
    replaced: ({ folder, portalPort, httpPort, httpsPort }) => [
      ['127.0.0.1:8000', `127.0.0.1:${portalPort}`],
      ['listen 80;', `listen 127.0.0.1:${httpPort};`],
      ['listen [::]:80;', ''],
      ['listen 443 ssl http2;', `listen 127.0.0.1:${httpsPort} ssl http2;`],
      ['listen [::]:443 ssl http2;', ''],
      ['/etc/letsencrypt/live/portal.example/fullchain.pem', `${folder}/both.pem`],
      ['/etc/letsencrypt/live/portal.example/privkey.pem', `${folder}/both.pem`],
    ],
    whole: (example, { folder }) => {
      const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`);
      return `daemon off; error_log stderr; pid ${folder}/pid; events {} http { access_log off; ${bodies.join(' ')}\n${example}}`;
    },
    words: (file) => ['-c', file],
  },
  {
    name: 'HAProxy',
    program: '/usr/sbin/haproxy',
    example: 'haproxy.cfg',
    replaced: ({ folder, portalPort, httpPort, httpsPort }) => [
      ['127.0.0.1:8000', `127.0.0.1:${portalPort}`],
      ['bind :80\n', `bind 127.0.0.1:${httpPort}\n`],
      ['bind :443 ', `bind 127.0.0.1:${httpsPort} `],
      ['/etc/haproxy/portal.example.pem', `${folder}/both.pem`],
    ],
    whole: unchanged,
    words: (file) => ['-db', '-f', file],
  },
  {
    name: 'Caddy',
    program: '/usr/bin/caddy',
    example: 'Caddyfile',
    replaced: ({ folder, portalPort }) => [
      ['127.0.0.1:8000', `127.0.0.1:${portalPort}`],
      ['http://portal.example {', 'http://portal.example {\n\tbind 127.0.0.1'],
      ['\nportal.example {', `\nportal.example {\n\tbind 127.0.0.1\n\ttls ${folder}/both.pem ${folder}/both.pem`],
    ],
    whole: (example, { httpPort, httpsPort }) =>
      `{\n\tadmin off\n\thttp_port ${httpPort}\n\thttps_port ${httpsPort}\n}\n${example}`,
    words: (file) => ['run', '--config', file, '--adapter', 'caddyfile'],
  },
];

/** Creates a self-signed certificate for portal.example, writes it with its key to `both.pem`, and returns it. */
async function makeCertificate(folder: string): Promise<string> {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=portal.example', '-addext', 'subjectAltName=DNS:portal.example'];
  const options = ['-x509', '-nodes', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-days', '2'];
  execFileSync('/usr/bin/openssl', ['req', ...options, ...subject, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const text = readFileSync(certificate, 'utf8');
  await writeFile(join(folder, 'both.pem'), text + readFileSync(key, 'utf8'));
  return text;
}

/** Starts a proxy with its example from `deploy/proxies`, on other ports and with a self-signed certificate, until the test ends. */
export async function startProxy(t: TestContext, kind: ProxyKind, portalPort: number): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-proxy-'));
  await chmod(folder, 0o755);
  const certificate = await makeCertificate(folder);
  const places = { folder, portalPort, httpPort: await freePort(), httpsPort: await freePort() };
  let text = readFileSync(join(PROJECT_FOLDER, 'deploy/proxies', kind.example), 'utf8');
  for (const [from, to] of kind.replaced(places)) {
    if (text.split(from).length !== 2) throw new Error(`${kind.example} must contain once: ${from}`);
    text = text.replace(from, to);
  }
  const file = join(folder, kind.example);
  await writeFile(file, kind.whole(text, places));
  const env = { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const proxy = spawn(kind.program, kind.words(file), { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [proxy.stdout, proxy.stderr]) stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  t.after(async () => {
    proxy.kill('SIGTERM');
    if (proxy.exitCode === null && proxy.signalCode === null) await once(proxy, 'exit');
    await rm(folder, { recursive: true });
  });
  for (const deadline = Date.now() + START_MS; !(await accepts(places.httpsPort)); await pause())
    if (proxy.exitCode !== null || Date.now() > deadline) throw new Error(`${kind.name} did not start:\n${output}`);
  return { ...places, certificate };
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => {
      resolve(false);
    });
  });
