import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { freePort } from '../../server/db/startup/free-port';
import { copyPages, unpackGlewlwyd } from './package';

const START_LIMIT_MS = 20_000;
const PLUGIN = 'oidc';

export interface Person {
  username: string;
  password: string;
  name: string;
  email: string;
  department: string;
  teams: string[];
}

/** Glewlwyd with its own database, on loopback. Its site differs from the portal's, as with a company's provider. */
export class Glewlwyd {
  #process: ChildProcess | null = null;
  #cookie = '';

  private constructor(
    private readonly folder: string,
    private readonly unpacked: { program: string; libraries: string },
    private readonly origin: string,
  ) {}

  /** Creates the database and configuration without starting the server. */
  static async prepare(): Promise<Glewlwyd> {
    const folder = await mkdtemp(join(tmpdir(), 'portico-glewlwyd-'));
    const unpacked = await unpackGlewlwyd(folder);
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    await copyPages(unpacked.share, join(folder, 'pages'));
    const schema = await readFile(join(unpacked.share, 'doc/glewlwyd/database/init.sqlite3.sql.gz'));
    const { status, stderr } = spawnSync('sqlite3', [join(folder, 'database')], { input: gunzipSync(schema), encoding: 'utf8' });
    if (status !== 0) throw new Error(`the database could not be made:\n${stderr}`);
    await writeFile(join(folder, 'settings'), settings(folder, port, origin));
    return new Glewlwyd(folder, unpacked, origin);
  }

  get issuer(): string {
    return `${this.origin}/api/${PLUGIN}`;
  }

  async start(): Promise<void> {
    const { program, libraries } = this.unpacked;
    const child = spawn(program, ['-c', join(this.folder, 'settings')], {
      env: { PATH: process.env.PATH, LD_LIBRARY_PATH: libraries },
      stdio: 'ignore',
    });
    this.#process = child;
    for (const limit = Date.now() + START_LIMIT_MS; Date.now() < limit && child.exitCode === null;) {
      const answer = await fetch(`${this.origin}/config`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`Glewlwyd did not start:\n${await readFile(join(this.folder, 'log'), 'utf8').catch(() => 'no log')}`);
  }

  async stop(): Promise<void> {
    const child = this.#process;
    if (child?.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  /**
   * Configures the plugin, the scope, the client and custom properties: people have a department and teams, which the portal may
   * request.
   */
  async configure(client: {
    id: string;
    secret: string;
    redirectUri: string;
    signedOutUri: string;
    backChannelUri: string;
  }): Promise<void> {
    await this.#call('POST', '/auth/', { username: 'admin', password: 'password' });
    await this.#keep('user', { department: false, teams: true });
    await this.#keep('client', {
      post_logout_redirect_uris: true,
      backchannel_logout_uri: false,
      backchannel_logout_session_required: false,
    });
    await this.#call('POST', '/mod/plugin/', {
      module: 'oidc',
      name: PLUGIN,
      display_name: PLUGIN,
      parameters: this.#parameters(),
    });
    await this.#call('POST', '/scope/', { name: 'staff', display_name: 'Staff', password_required: true });
    await this.#call('POST', '/client/', {
      client_id: client.id,
      name: 'The portal',
      confidential: true,
      client_secret: client.secret,
      enabled: true,
      redirect_uri: [client.redirectUri],
      post_logout_redirect_uris: [client.signedOutUri],
      backchannel_logout_uri: client.backChannelUri,
      backchannel_logout_session_required: 'true',
      authorization_type: ['code', 'refresh_token'],
      token_endpoint_auth_method: ['client_secret_post'],
    });
  }

  async addPerson(person: Person): Promise<void> {
    await this.#call('POST', '/user/', { ...person, scope: ['openid', 'staff'], enabled: true });
  }

  /** Replaces the properties of a person, except the password. */
  async changePerson({ password: _, ...person }: Person): Promise<void> {
    await this.#call('PUT', `/user/${person.username}`, { ...person, scope: ['openid', 'staff'], enabled: true });
  }

  /** Replaces the signing key and forgets the old one. */
  async changeKey(): Promise<void> {
    await this.#call('PUT', `/mod/plugin/${PLUGIN}`, { module: 'oidc', display_name: PLUGIN, parameters: this.#parameters() });
    await this.#call('PUT', `/mod/plugin/${PLUGIN}/reset`);
  }

  /** Adds custom properties to users or clients; true for properties with several values. */
  async #keep(kind: 'user' | 'client', properties: Record<string, boolean>): Promise<void> {
    const path = `/mod/${kind}/database`;
    const module = await this.#call<{ parameters: { 'data-format': Record<string, object> } }>('GET', path);
    for (const [name, multiple] of Object.entries(properties))
      module.parameters['data-format'][name] = { multiple, read: true, write: true };
    await this.#call('PUT', path, module);
    await this.#call('PUT', `${path}/reset`);
  }

  #parameters() {
    const jwk = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
    const claim = (name: string) => ({ name, 'user-property': name, type: 'string', mandatory: true });
    return {
      iss: this.issuer,
      'jwks-private': JSON.stringify({ keys: [{ ...jwk, alg: 'RS256', kid: `key-${Date.now()}` }] }),
      'jwt-type': 'rsa',
      'jwt-key-size': '256',
      'jwks-show': true,
      'subject-type': 'public',
      'access-token-duration': 3600,
      'refresh-token-duration': 3600,
      'code-duration': 60,
      'refresh-token-rolling': false,
      'allow-non-oidc': false,
      'auth-type-code-enabled': true,
      'auth-type-token-enabled': false,
      'auth-type-id-token-enabled': true,
      'auth-type-password-enabled': false,
      'auth-type-client-enabled': false,
      'auth-type-refresh-enabled': true,
      'auth-type-device-enabled': false,
      'pkce-allowed': true,
      'pkce-required': true,
      'name-claim': 'mandatory',
      'email-claim': 'mandatory',
      claims: [claim('department'), claim('teams')],
      'session-management-allowed': true,
      'front-channel-logout-allowed': true,
      'back-channel-logout-allowed': true,
      'session-cookie-name': 'SESSION_OF_THE_PROVIDER',
      'session-cookie-expiration': 3600,
    };
  }

  async #call<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(`${this.origin}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie: this.#cookie },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    const [cookie] = answer.headers.getSetCookie();
    if (cookie) this.#cookie = cookie.split(';', 1)[0] ?? '';
    return (text ? JSON.parse(text) : undefined) as T;
  }
}

const settings = (folder: string, port: number, origin: string): string => `
port = ${port}
bind_address = "127.0.0.1"
external_url = "${origin}"
login_url = "login.html"
api_prefix = "api"
static_files_path = "${folder}/pages/"
static_files_mime_types = (
  { extension = ".html" mime_type = "text/html" },
  { extension = ".css" mime_type = "text/css" },
  { extension = ".js" mime_type = "application/javascript" },
  { extension = ".json" mime_type = "application/json" }
)
log_mode = "file"
log_level = "INFO"
log_file = "${folder}/log"
cookie_secure = false
session_key = "SESSION"
hash_algorithm = "SHA512"
admin_scope = "g_admin"
profile_scope = "g_profile"
user_module_path = "${folder}/root/usr/lib/glewlwyd/user"
client_module_path = "${folder}/root/usr/lib/glewlwyd/client"
user_auth_scheme_module_path = "${folder}/root/usr/lib/glewlwyd/scheme"
plugin_module_path = "${folder}/root/usr/lib/glewlwyd/plugin"
database = { type = "sqlite3" path = "${folder}/database" }
`;
