import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { InteractionResults } from 'oidc-provider';
import type { Deps } from '../../http/deps';
import type { Config } from '../../config/config';
import { lazily } from '../../http/lazily';
import { allPublic } from '../../http/route-guard';
import { localeOf } from '../../http/route';
import { sweepRegularly } from '../../http/sweep';
import { DEMO_PATH, demoIsOn } from '../session/connection';
import { choicePage, failurePage, type Page } from './page';
import { findDemoPerson } from './people';
import { createProvider, interactionPath } from './provider';
import { removeExpiredModels } from './repository';

type GetProvider = () => Promise<Provider>;

/** Mounts the demo identity provider, unless another one is configured. */
export function demoProviderRoutes(app: FastifyInstance, deps: Deps): void {
  if (!demoIsOn(deps.config)) return;
  const provider = lazily(() => createProvider(deps));
  void app.register((scope, _options, done) => {
    allPublic(scope);
    choiceRoutes(scope, deps.config, provider);
    done();
  });
  void app.register((scope, _options, done) => {
    allPublic(scope);
    libraryRoutes(scope, deps.config, provider);
    done();
  });
  sweepRegularly(app, 'demo sign-ins', () => removeExpiredModels(deps.db, deps.now()));
}

/** Mounts our own page within the library's flow, on which people choose the person to sign in as. */
function choiceRoutes(scope: FastifyInstance, config: Config, provider: GetProvider): void {
  const url = interactionPath(':uid');
  scope.addContentTypeParser<string>('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body)));
  });

  scope.get<{ Params: { uid: string } }>(url, async (request, reply) => {
    showAtPublicUrl(request.raw, config);
    const open = await interactionOf(await provider(), request, reply);
    return send(
      reply,
      open ? choicePage(localeOf(request), interactionPath(open.uid)) : failurePage(localeOf(request)),
      open ? 200 : 400,
    );
  });

  scope.post<{ Body: { person?: string; cancel?: string } | undefined }>(url, async (request, reply) => {
    showAtPublicUrl(request.raw, config);
    const library = await provider();
    const result = choiceOf(request.body);
    if (!result || !(await interactionOf(library, request, reply))) return send(reply, failurePage(localeOf(request)), 400);
    return reply.redirect(await library.interactionResult(request.raw, reply.raw, result), 303);
  });
}

function choiceOf(body: { person?: string; cancel?: string } | undefined): InteractionResults | null {
  if (body?.cancel) return { error: 'access_denied', error_description: 'The person went back.' };
  return body?.person && findDemoPerson(body.person) ? { login: { accountId: body.person } } : null;
}

/** Returns the sign-in in progress in this browser; null if there is none or it has expired. */
async function interactionOf(provider: Provider, request: FastifyRequest, reply: FastifyReply) {
  const { errors } = await import('oidc-provider');
  try {
    return await provider.interactionDetails(request.raw, reply.raw);
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return null;
    throw error;
  }
}

const send = (reply: FastifyReply, page: Page, status: number): FastifyReply =>
  reply.status(status).headers(page.headers).send(page.html);

/** Mounts the library for all other requests under the path. It reads request bodies itself. */
function libraryRoutes(scope: FastifyInstance, config: Config, provider: GetProvider): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => {
    done(null);
  });
  scope.route({
    method: ['GET', 'POST', 'OPTIONS'],
    url: `${DEMO_PATH}/*`,
    handler: async (request, reply) => {
      const { raw } = request;
      const handle = (await provider()).callback();
      showAtPublicUrl(raw, config);
      Object.assign(raw, { originalUrl: raw.url, url: raw.url?.slice(DEMO_PATH.length) });
      reply.hijack();
      await handle(raw, reply.raw);
    },
  });
}

/**
 * Sets the request's host and protocol to those of the public URL. The library derives its addresses and the `Secure` flag of its
 * cookies from them, and a proxy may send others.
 */
function showAtPublicUrl({ headers }: IncomingMessage, { publicUrl }: Config): void {
  const { host, protocol } = new URL(publicUrl);
  headers.host = host;
  headers['x-forwarded-host'] = host;
  headers['x-forwarded-proto'] = protocol.slice(0, -1);
}
