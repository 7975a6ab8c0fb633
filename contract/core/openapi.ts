import { z } from 'zod';
import { BIND_COOKIE, cookieName } from './cookies';
import type { NotAudited } from './audit';
import { hasInputInAddress, type Endpoint } from './endpoint';
import { ERROR_STATUS, errorBody, type ErrorCode } from './errors';

type Json = Record<string, unknown>;
/** Schemas that have an id, keyed by id. */
type Components = Record<string, Json>;
interface ObjectSchema extends Json {
  properties?: Record<string, Json>;
  required?: string[];
}

const VERSION = '1';
const DESCRIPTION = `The calls of the employee portal. Every failure is an \`Error\`. In addition to the errors of each call:

- Another method than an address takes: 405 \`method.not_allowed\`, with those that it takes in \`Allow\`; \`OPTIONS\` is answered with 204 and \`Allow\`.
- A request that arrives too slowly: 408 \`request.timeout\`; one whose address and headers are too long: 431 \`request.headers_too_large\`.
- A body that is too large: 413 \`request.too_large\`; one that is not JSON: 415 \`request.unsupported\`.
- A portal that cannot answer just now: 503 \`unavailable\`, with \`Retry-After\`; one whose file storage cannot: 503 \`file.unavailable\`; one whose malware scanner cannot: 503 \`scanner.unavailable\`.`;
const SESSION_ERRORS: ErrorCode[] = ['session.missing', 'session.expired', 'session.revoked'];
const securitySchemes = (serverUrl: string): Json => ({
  token: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The `token` of a session; the `Bearer ` prefix is optional.',
  },
  bind: {
    type: 'apiKey',
    in: 'cookie',
    name: cookieName(BIND_COOKIE, serverUrl),
    description: 'Identifies the browser that the session belongs to; set at sign-in.',
  },
  tokenCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'token',
    description: 'Access token for GET requests that the browser makes itself, such as images.',
  },
});

/** Returns the OpenAPI 3.1 document of the endpoints. */
export function describeApi(endpoints: readonly Endpoint[], serverUrl: string): Json {
  const components: Components = {};
  const paths: Record<string, Json> = {};
  schemaOf(errorBody, 'output', components);
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeEndpoint(endpoint, components) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Portico',
      version: VERSION,
      description: DESCRIPTION,
    },
    servers: [{ url: serverUrl }],
    paths,
    components: { schemas: components, securitySchemes: securitySchemes(serverUrl) },
  };
}

function describeEndpoint(endpoint: Endpoint, components: Components): Json {
  const { method, path, summary } = endpoint;
  const input = schemaOf(endpoint.input, 'input', components);
  return {
    operationId: path.slice('/api/'.length).replace(/[/:]+(\w)/g, (_, letter: string) => letter.toUpperCase()),
    tags: [path.split('/')[2]],
    summary,
    ...auditNote(endpoint),
    security: securityOf(endpoint),
    ...(hasInputInAddress(endpoint) ? { parameters: parametersOf(path, input) } : {}),
    ...(method === 'POST' && { requestBody: bodyOf(endpoint, input) }),
    responses: { ...goodAnswer(endpoint, components), ...errorAnswers(endpoint) },
  };
}

const NOT_AUDITED: Record<Exclude<NotAudited, 'reads'>, string> = {
  own: 'Not in the audit log: it changes only what concerns the caller.',
  usage: 'Not in the audit log: it counts use or collects opinions.',
  presence: 'Not in the audit log: it is forgotten within a minute.',
};

/** Returns the description of a call that changes something: its events in the audit log, or why there are none. */
function auditNote(endpoint: Endpoint): { description?: string } {
  const { audit = 'reads' } = endpoint;
  if (audit === 'reads') return {};
  if (typeof audit === 'string') return { description: NOT_AUDITED[audit] };
  return { description: `Events in the audit log: ${audit.map((action) => `\`${action}\``).join(', ')}.` };
}

function securityOf({ permission, session }: Endpoint): Json[] {
  if (permission === 'public') return [];
  const byHeader = { token: [], bind: [] };
  return session === 'cookie' ? [byHeader, { tokenCookie: [], bind: [] }] : [byHeader];
}

function parametersOf(path: string, { properties = {}, required = [] }: ObjectSchema): Json[] {
  return Object.entries(properties).map(([name, schema]) => {
    const inPath = path.includes(`:${name}`);
    return { name, in: inPath ? 'path' : 'query', required: inPath || required.includes(name), schema };
  });
}

const bodyOf = ({ input, body }: Endpoint, schema: Json): Json =>
  body === 'file' ? { required: true, content: BYTES } : { required: !input.safeParse(undefined).success, content: json(schema) };

/** Content of a file. */
const BYTES: Json = { 'application/octet-stream': { schema: { type: 'string', contentEncoding: 'binary' } } };

function goodAnswer({ answer }: Endpoint, components: Components): Json {
  if (answer === 'redirect') return { 302: { description: 'Redirect.', headers: { Location: { schema: { type: 'string' } } } } };
  const content = answer === 'file' ? BYTES : json(schemaOf(answer, 'output', components));
  return { 200: { description: 'Done.', content } };
}

function errorAnswers({ permission, limit, errors = [] }: Endpoint): Json {
  const ofSession = permission === 'public' ? [] : [...SESSION_ERRORS, 'permission.denied' as const];
  const codes = [
    ...new Set<ErrorCode>([
      'request.invalid',
      ...ofSession,
      ...errors,
      ...(limit ? (['rate.limited'] as const) : []),
      'internal',
    ]),
  ];
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) byStatus.set(ERROR_STATUS[code], [...(byStatus.get(ERROR_STATUS[code]) ?? []), code]);
  return Object.fromEntries([...byStatus].map(([status, of]) => [status, errorAnswer(of)]));
}

const errorAnswer = (codes: ErrorCode[]): Json => ({
  description: codes.map((code) => `\`${code}\``).join(', '),
  content: json({ $ref: '#/components/schemas/Error' }),
});

const json = (schema: Json): Json => ({ 'application/json': { schema } });

/**
 * Returns the JSON schema of one body and adds schemas with an id to `components`. Input and output are separate components
 * because their optional properties differ.
 */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', components: Components): ObjectSchema {
  const suffix = io === 'input' ? 'Input' : '';
  const shared = <T extends Json>(part: T): T =>
    JSON.parse(JSON.stringify(part).replace(/"#\/\$defs\/(\w+)"/g, `"#/components/schemas/$1${suffix}"`)) as T;
  const {
    $schema: _,
    $defs = {},
    ...own
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as ObjectSchema & { $defs?: Components };
  for (const [id, definition] of Object.entries($defs)) components[id + suffix] = shared(definition);
  return shared(own);
}
