import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { healthApi } from '../../contract/health';
import { readConfig, SETTING_NAMES } from '../../server/config/config';
import { PROJECT_FOLDER } from '../../server/config/project-folder';
import { temporaryFolder } from './server-process';

const CHART = 'deploy/helm/portico';
const UNIT = 'deploy/systemd/portico.service';
const read = (path: string): string => readFileSync(join(PROJECT_FOLDER, path), 'utf8');

interface Values {
  replicaCount: number;
  settings: Record<string, string>;
  persistence: { accessMode: string };
}
interface ComposeService {
  environment: Record<string, string>;
  secrets: string[];
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
}
interface Compose {
  services: { portal: ComposeService; database: ComposeService };
  secrets: Record<string, { file: string }>;
}

const values = (): Values => parse(read(`${CHART}/values.yaml`)) as Values;
const templates = readdirSync(join(PROJECT_FOLDER, CHART, 'templates')).map((name) => read(`${CHART}/templates/${name}`));

test("the chart's schema accepts its own values, and refuses secrets in them, unknown names and two pods with one node's volume", () => {
  const isValid = new Ajv({ strict: false }).compile(JSON.parse(read(`${CHART}/values.schema.json`)) as object);
  assert(isValid(values()), JSON.stringify(isValid.errors));
  const refused: ((changed: Values) => unknown)[] = [
    (changed) => (changed.settings.DATABASE_URL = 'postgres://portico:secret@db/portico'),
    (changed) => (changed.settings.PUBLIC_URL = 'https://portal.example/portico'),
    (changed) => delete changed.settings.OIDC_ISSUER,
    (changed) => (changed.settings.TLS_CERT_FILE = '/elsewhere.pem'),
    (changed) => (changed.persistence.accessMode = 'ReadWriteOnce'),
    (changed) => Object.assign(changed, { replicas: 2 }),
  ];
  for (const change of refused) {
    const changed = values();
    change(changed);
    assert(!isValid(changed), change.toString());
  }
  const single = values();
  Object.assign(single, { replicaCount: 1 }).persistence.accessMode = 'ReadWriteOnce';
  assert(isValid(single), JSON.stringify(isValid.errors));
});

test('the templates of the chart use values that exist, and addresses of health checks that exist', () => {
  for (const [, path = ''] of templates.join('\n').matchAll(/\.Values\.([\w.]+)/g)) {
    const value = path.split('.').reduce((at: unknown, name) => (at as Record<string, unknown> | undefined)?.[name], values());
    assert.notEqual(value, undefined, `.Values.${path}`);
  }
  const probes = Array.from(templates.join('\n').matchAll(/path: (\/api\/\S+)/g), ([, path]) => path);
  assert.deepEqual(probes, [healthApi.ready.path, healthApi.ready.path, healthApi.live.path]);
});

test("the server accepts the chart's settings", () => {
  const config = readConfig({
    ...values().settings,
    DATABASE_URL: 'postgres://portico:secret@db/portico',
    OIDC_CLIENT_SECRET: 's',
  });
  assert.equal(config.publicUrl, values().settings.PUBLIC_URL);
  assert.deepEqual(config.trustedProxies, ['10.0.0.0/8']);
});

test('Compose gives the server settings that it accepts, with the secrets from their files', async (t) => {
  const { services, secrets } = parse(read('compose.yaml')) as Compose;
  const folder = await temporaryFolder(t);
  for (const name of Object.keys(secrets)) await writeFile(join(folder, name), `${name}-value\n`);
  assert.deepEqual(services.portal.secrets.toSorted(), Object.keys(secrets).toSorted());
  const given = { PUBLIC_URL: 'https://portal.example', OIDC_ISSUER: 'https://login.example' };
  const env = Object.entries(services.portal.environment).map(([name, value]): [string, string] => [
    name,
    (given as Record<string, string>)[name] ?? value.replace(/^\$\{\w+:-(.*)\}$/, '$1').replace('/run/secrets', folder),
  ]);
  const config = readConfig(Object.fromEntries(env));
  assert.equal(config.databaseUrl, 'postgres://portico:database-password-value@database:5432/portico');
  assert.equal(config.oidc?.clientSecret, 'oidc-client-secret-value');
  for (const { read_only, cap_drop, security_opt } of Object.values(services))
    assert.deepEqual(
      { read_only, cap_drop, security_opt },
      { read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] },
    );
});

test('the systemd unit runs a program that the build makes, with data in its state directory, and systemd finds no fault', async (t) => {
  const unit = read(UNIT);
  const program = /^ExecStart=\/usr\/bin\/node .*\b(build\/server\/\w+\.js)$/m.exec(unit)?.[1] ?? '';
  assert(existsSync(join(PROJECT_FOLDER, program)), program);
  assert.equal(/PORTICO_DATA=(\S+)/.exec(unit)?.[1], `/var/lib/${/^StateDirectory=(\S+)$/m.exec(unit)?.[1] ?? ''}`);
  const folder = /^WorkingDirectory=(\S+)$/m.exec(unit)?.[1] ?? '';
  assert.equal(/^InaccessiblePaths=-(\S+)$/m.exec(unit)?.[1], `${folder}/.git`);
  for (const [, name = ''] of unit.matchAll(/^Environment=.*?\b(PORTICO_\w+)=/gm)) assert(SETTING_NAMES.includes(name));
  const copy = join(await temporaryFolder(t), 'portico.service');
  // Uses the Node.js of this process, because /usr/bin/node may not exist here.
  await writeFile(copy, unit.replace('ExecStart=/usr/bin/node', `ExecStart=${process.execPath}`));
  const output = execFileSync('systemd-analyze', ['verify', '--man=no', copy], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  assert.equal(output, '');
});
