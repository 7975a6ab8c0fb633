import type { FastifyServerOptions } from 'fastify';
import plugin from 'fastify-plugin';
import { AppError } from '../errors';

const BODY_BYTES = 1024 * 1024;
const REQUEST_MS = 30_000;
/** No call of the contract nests deeper than a handful of levels. */
const JSON_DEPTH = 32;

/** How much, and for how long, one request may ask of the server. */
export const LIMITS = {
  bodyLimit: BODY_BYTES,
  requestTimeout: REQUEST_MS,
  routerOptions: { maxParamLength: 200 },
} satisfies FastifyServerOptions;

/** Bodies are JSON: nothing else is parsed unless a module says so for its own routes. */
export const limits = plugin((app, _options, done) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, finish) => {
    if (body === '') finish(null, undefined);
    else if (isTooDeep(body)) finish(new AppError('request.invalid', { request: `nested deeper than ${JSON_DEPTH} levels` }));
    else void parse(request, body, finish);
  });
  done();
});

function isTooDeep(json: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < json.length; at++) {
    const character = json[at];
    if (inString) {
      if (character === '\\') at++;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') {
      if (++depth > JSON_DEPTH) return true;
    } else if (character === '}' || character === ']') depth--;
  }
  return false;
}
