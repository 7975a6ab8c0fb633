import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { ConfigError, readConfig, SETTING_NAMES } from '../../../server/config/config';
import { PROJECT_FOLDER } from '../../../server/config/project-folder';

const refusalOf = (env: Record<string, string>): string | null => {
  try {
    readConfig(env);
    return null;
  } catch (error) {
    assert(error instanceof ConfigError, String(error));
    assert.doesNotMatch(error.message, /\n/);
    return error.message;
  }
};
const VALUE = 'postgres://portico:s3cret@db.example/portal';

for (const [written, right] of [
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATABASEURL', 'DATABASE_URL'],
  ['DATABASE-URL', 'DATABASE_URL'],
  ['DATABASE_ULR', 'DATABASE_URL'],
  ['URL_DATABASE', 'DATABASE_URL'],
  ['database_url', 'DATABASE_URL'],
  ['DATABASE_URL ', 'DATABASE_URL'],
  ['PORTICO_DATABASE_URL', 'DATABASE_URL'],
  ['PORTICO_PORT', 'PORT'],
  ['PORTICO_HOST', 'HOST'],
  ['PORTICO_PUBLIC_URL', 'PUBLIC_URL'],
  ['PORTICO_DTA', 'PORTICO_DATA'],
  ['PORTCO_DATA', 'PORTICO_DATA'],
  ['PORTICO_DATA_DIR', 'PORTICO_DATA'],
  ['PROT', 'PORT'],
  ['HSOT', 'HOST'],
  ['PUBLIC_URI', 'PUBLIC_URL'],
  ['LOG_LEVLE', 'LOG_LEVEL'],
  ['LOG_LEVE', 'LOG_LEVEL'],
  ['TRUSTPROXY', 'TRUST_PROXY'],
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['SAMPLE_CONTENTS', 'SAMPLE_CONTENT'],
  ['SESSION_IDLE_MINUTE', 'SESSION_IDLE_MINUTES'],
  ['UC_TOKEN_JWKS_URI', 'UC_TOKEN_JWKS_URL'],
  ['OIDC_ISUER', 'OIDC_ISSUER'],
  ['ODIC_ISSUER', 'OIDC_ISSUER'],
  ['OIDC_CLIENT_SECRETS', 'OIDC_CLIENT_SECRET'],
  ['OIDC_ROLE_EDITOR_NOTICES', 'OIDC_ROLE_EDITOR_NOTICE'],
] as const)
  test(`reports the misspelt setting ${JSON.stringify(written)} with the correct name ${right} and without its value`, () => {
    assert.equal(refusalOf({ [written]: VALUE }), `${written.trim()}: is not a setting of the portal; did you mean ${right}?`);
  });

test('suggests the correct name of another misspelt provider setting when an issuer is set', () => {
  const OIDC_ISSUER = 'https://login.example';
  assert.match(
    refusalOf({ OIDC_ISSUER, OIDC_CLIENT_SECRT: 'x' }) ?? '',
    /^OIDC_CLIENT_SECRT: .*did you mean OIDC_CLIENT_SECRET\?$/,
  );
  assert.match(refusalOf({ OIDC_ISSUER, OIDC_CLAIM_ROLE: 'x' }) ?? '', /^OIDC_CLAIM_ROLE: .*did you mean OIDC_CLAIM_ROLES\?$/);
  assert.match(refusalOf({ OIDC_ISSUER, OIDC_RESPONSE_TYPE: 'x' }) ?? '', /^OIDC_RESPONSE_TYPE: is not a setting of the portal/);
});

test('accepts a similar name when the correct setting is also set', () => {
  assert.equal(refusalOf({ DATABASE_URL: VALUE, DATABASE_URI: VALUE }), null);
  assert.equal(refusalOf({ DATABSE_URL: '' }), null, 'one without a value is not set');
});

/** Variables that shells, systems, platforms and other programs set. */
const FOREIGN = `
  HOSTNAME HOSTTYPE HOSTS MACHTYPE OSTYPE VENDOR GROUP REMOTEHOST HOME PATH PWD OLDPWD SHELL SHLVL TERM LANG LC_ALL LANGUAGE USER LOGNAME
  MAIL EDITOR VISUAL PAGER DISPLAY TZ TMPDIR TEMP TMP COLUMNS LINES HISTFILE PS1 IFS DEBUG VERBOSE COLORTERM TERM_PROGRAM NO_COLOR _
  XDG_DATA_DIRS XDG_DATA_HOME XDG_RUNTIME_DIR XDG_SESSION_ID SSH_CLIENT SSH_CONNECTION SSH_TTY SSH_AUTH_SOCK DBUS_SESSION_BUS_ADDRESS
  INVOCATION_ID JOURNAL_STREAM LISTEN_FDS LISTEN_PID NOTIFY_SOCKET MAINPID MANAGERPID SYSTEMD_EXEC_PID MEMORY_PRESSURE_WATCH
  STATE_DIRECTORY LOGS_DIRECTORY RUNTIME_DIRECTORY CREDENTIALS_DIRECTORY WSL_DISTRO_NAME WSLENV WT_SESSION
  ALLUSERSPROFILE APPDATA COMPUTERNAME ComSpec HOMEDRIVE HOMEPATH LOCALAPPDATA LOGONSERVER NUMBER_OF_PROCESSORS OS Path PATHEXT
  ProgramData ProgramFiles PUBLIC SystemDrive SystemRoot USERDOMAIN USERNAME USERPROFILE windir
  HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY http_proxy https_proxy no_proxy SSL_CERT_FILE SSL_CERT_DIR NODE_EXTRA_CA_CERTS
  NODE_ENV NODE_OPTIONS NODE_PATH NODE_VERSION YARN_VERSION NVM_DIR NVM_BIN COREPACK_HOME PNPM_HOME INIT_CWD npm_command npm_execpath
  npm_config_port npm_config_host npm_config_user_agent npm_config_loglevel npm_package_config_port npm_package_name npm_lifecycle_event
  LOGLEVEL LOG_FORMAT LOG_FILE LOG_LEVEL_ROOT RUST_LOG RAILS_ENV RACK_ENV DJANGO_SETTINGS_MODULE PYTHONPATH JAVA_HOME JAVA_OPTS GOPATH
  PGHOST PGPORT PGUSER PGPASSWORD PGDATABASE PGDATA PGSSLMODE PGAPPNAME POSTGRES_URL POSTGRES_HOST POSTGRES_PORT POSTGRES_USER POSTGRES_DB
  POSTGRES_PASSWORD POSTGRESQL_URL PG_VERSION DB_URL DB_HOST DB_PORT DB_USER DB_NAME DB_PASSWORD MYSQL_URL REDIS_URL MONGO_URL
  DATABASE DATABASE_HOST DATABASE_PORT DATABASE_NAME DATABASE_USER DATABASE_PASSWORD DATABASE_ENGINE DATABASE_SERVICE_NAME DATABASE_SSL
  DATABASE_URL_UNPOOLED DATABASE_PUBLIC_URL DATABASE_PRIVATE_URL DIRECT_DATABASE_URL SHADOW_DATABASE_URL TEST_DATABASE_URL
  SQLALCHEMY_DATABASE_URI HEROKU_POSTGRESQL_AMBER_URL
  PUBLIC_IP PUBLIC_KEY PUBLIC_DIR PUBLIC_PATH PUBLIC_IPV4 PUBLIC_HOST NEXT_PUBLIC_URL REACT_APP_PUBLIC_URL BASE_URL SITE_URL APP_URL API_URL
  APP_PORT APP_HOST SERVER_PORT HTTP_PORT PORT_HTTP PORTS POST SORT GHOST COST FORT PART SPORT LOST HOSTIP IP ADDRESS SESSION_SECRET SESSION_ID
  SESSION_MANAGER SESSION_TIMEOUT UC_HOME TOKEN SAMPLE SAMPLES FILES FILE TRUST_STORE
  CI GITHUB_ACTIONS GITHUB_TOKEN GITHUB_SERVER_URL GITHUB_API_URL GITHUB_REPOSITORY RUNNER_OS RUNNER_TEMP ACTIONS_ID_TOKEN_REQUEST_URL
  ACTIONS_ID_TOKEN_REQUEST_TOKEN ACTIONS_RUNTIME_URL ACTIONS_CACHE_URL ACTIONS_RESULTS_URL GITLAB_CI CI_SERVER_URL CI_SERVER_HOST
  CI_SERVER_PORT CI_PROJECT_URL CI_PIPELINE_URL CI_JOB_TOKEN CI_JOB_JWT CI_REGISTRY GITLAB_USER_LOGIN BUILD_URL BUILD_NUMBER JOB_NAME
  JOB_URL JENKINS_URL HUDSON_URL NODE_NAME WORKSPACE EXECUTOR_NUMBER TRAVIS CIRCLECI CIRCLE_BUILD_URL BUILDKITE TF_BUILD
  SYSTEM_TEAMFOUNDATIONCOLLECTIONURI AGENT_NAME TEAMCITY_VERSION DRONE BITBUCKET_BUILD_NUMBER CODEBUILD_BUILD_ID
  DOCKER_HOST DOCKER_CERT_PATH DOCKER_CONTENT_TRUST COMPOSE_PROJECT_NAME container KUBECONFIG POD_NAME POD_IP NODE_IP
  AWS_REGION AWS_ROLE_ARN AWS_WEB_IDENTITY_TOKEN_FILE ECS_CONTAINER_METADATA_URI AZURE_TENANT_ID AZURE_CLIENT_ID IDENTITY_ENDPOINT
  WEBSITE_HOSTNAME WEBSITE_SITE_NAME GOOGLE_APPLICATION_CREDENTIALS K_SERVICE K_REVISION K_CONFIGURATION DYNO SOURCE_VERSION RENDER
  RENDER_EXTERNAL_URL RENDER_SERVICE_NAME FLY_APP_NAME FLY_REGION RAILWAY_STATIC_URL RAILWAY_PUBLIC_DOMAIN VERCEL_URL VERCEL_ENV
  PORTICO_VERSION PORTICO_IMAGE PORTICO_HANDBOOK PORTICO_API PORTICO_TEST_URL PORTICO_CONTENT PORTICO_BENCH_DATA PORTICO_NAME
`;

/** Returns the environment variables that Kubernetes and Docker links set for a service of that name. */
const linksOf = (service: string): Record<string, string> => ({
  [`${service}_SERVICE_HOST`]: '10.96.0.17',
  [`${service}_SERVICE_PORT`]: '8000',
  [`${service}_SERVICE_PORT_HTTP`]: '8000',
  [`${service}_PORT`]: 'tcp://10.96.0.17:8000',
  [`${service}_PORT_8000_TCP`]: 'tcp://10.96.0.17:8000',
  [`${service}_PORT_8000_TCP_PROTO`]: 'tcp',
  [`${service}_PORT_8000_TCP_PORT`]: '8000',
  [`${service}_PORT_8000_TCP_ADDR`]: '10.96.0.17',
});

test('accepts variables that shells, systems, platforms and other programs set', () => {
  for (const name of FOREIGN.trim().split(/\s+/)) assert.equal(refusalOf({ [name]: 'x' }), null, name);
});

test('accepts the service variables of a cluster for any service name', () => {
  const SERVICES = [
    'KUBERNETES',
    'PORTICO',
    'PORTICO_DATA',
    'PORTICO_DATABASE',
    'DATABASE',
    'OIDC',
    'HOST',
    'PUBLIC',
    'UC_TOKEN',
    'LOG',
  ];
  for (const OIDC_ISSUER of ['', 'https://login.example'])
    for (const [name, value] of SERVICES.flatMap((service) => Object.entries(linksOf(service))))
      assert.equal(refusalOf({ OIDC_ISSUER, [name]: value }), null, name);
});

test('documents every setting, and no other, in docs/operations.md', async () => {
  const readme = await readFile(join(PROJECT_FOLDER, 'docs/operations.md'), 'utf8');
  const rows = readme.split('\n').filter((line) => line.startsWith('| `') && !line.includes('`npm'));
  const named = rows.flatMap((line) =>
    [...(line.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = '']) => name),
  );
  const isByArea = (name: string) => name.startsWith('OIDC_ROLE_EDITOR_');
  assert.deepEqual(
    [...new Set(named)].filter((name) => !isByArea(name)).sort(),
    SETTING_NAMES.filter((name) => !isByArea(name)).sort(),
  );
});
