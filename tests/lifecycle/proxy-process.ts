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
type Replacement = [from: string, to: string];
export interface ProxyKind {
  name: string;
  program: string;
  /** File of `deploy/proxies`. */
  example: string;
  /** Returns texts of the example and their replacements. */
  replaced(places: Places): Replacement[];
  /** Returns the replacements with which it reaches the portal by TLS; `ca` is the file with the certificate to trust. */
  overTls(ca: string, places: Places): Replacement[];
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
    overTls: (ca) => [
      ['proxy_pass http://portico;', ''],
      ['# proxy_pass https:', 'proxy_pass https:'],
      ['# proxy_ssl_trusted_certificate /etc/nginx/portal-ca.pem', `proxy_ssl_trusted_certificate ${ca}`],
      ...['verify', 'name', 'server_name', 'protocols'].map((name): Replacement => [
        `# proxy_ssl_${name} `,
        `proxy_ssl_${name} `,
      ]),
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
    overTls: (ca, { portalPort }) => [
      [`server portico1 127.0.0.1:${portalPort} check inter 5s\n`, ''],
      ['# server portico1 10.0.0.7:8000', `server portico1 127.0.0.1:${portalPort}`],
      ['/etc/haproxy/portal-ca.pem', ca],
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
    overTls: (ca, { portalPort }) => [
      [`reverse_proxy 127.0.0.1:${portalPort}`, `reverse_proxy https://127.0.0.1:${portalPort}`],
      ['# tls_server_name', 'tls_server_name'],
      ['# tls_trusted_ca_certs /etc/caddy/portal-ca.pem', `tls_trusted_ca_certs ${ca}`],
    ],
    whole: (example, { httpPort, httpsPort }) =>
      `{\n\tadmin off\n\thttp_port ${httpPort}\n\thttps_port ${httpsPort}\n}\n${example}`,
    words: (file) => ['run', '--config', file, '--adapter', 'caddyfile'],
  },
];

/** Creates a self-signed certificate for a host in a folder, and returns its file and that of its key. */
export function makeCertificate(folder: string, host: string): { certFile: string; keyFile: string } {
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const options = ['-x509', '-nodes', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-days', '2'];
  execFileSync('/usr/bin/openssl', ['req', ...options, ...subject, '-keyout', keyFile, '-out', certFile], { stdio: 'ignore' });
  return { certFile, keyFile };
}

/**
 * Starts a proxy with its example from `deploy/proxies`, on other ports and with a self-signed certificate, until the test ends. With
 * `ca`, a file with a certificate to trust, it reaches the portal by TLS.
 */
export async function startProxy(t: TestContext, kind: ProxyKind, portalPort: number, ca?: string): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-proxy-'));
  await chmod(folder, 0o755);
  const { certFile, keyFile } = makeCertificate(folder, 'portal.example');
  const certificate = readFileSync(certFile, 'utf8');
  await writeFile(join(folder, 'both.pem'), certificate + readFileSync(keyFile, 'utf8'));
  const places = { folder, portalPort, httpPort: await freePort(), httpsPort: await freePort() };
  let text = readFileSync(join(PROJECT_FOLDER, 'deploy/proxies', kind.example), 'utf8');
  for (const [from, to] of [...kind.replaced(places), ...(ca === undefined ? [] : kind.overTls(ca, places))]) {
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
