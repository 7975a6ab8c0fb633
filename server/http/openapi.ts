import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { endpoints } from '../../contract/api';
import { describeApi } from '../../contract/core/openapi';
import { API_DOCUMENT_PATH } from '../../contract/core/paths';
import type { Config } from '../config/config';
import { AppError } from './errors';
import { allPublic, allSignedIn } from './route-guard';
import { loginPage } from './login-page';

const PAGES = [API_DOCUMENT_PATH, `${API_DOCUMENT_PATH}/`, `${API_DOCUMENT_PATH}/static/index.html`];
/** Hash of the only inline style that the documentation page inserts. */
const PAGE_STYLE = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

/** Serves the contract as an OpenAPI document, with a page for reading it and trying out calls. */
export const openapi = plugin<{ config: Config }>(async (app, { config: { publicUrl, apiDocument } }) => {
  const document = describeApi(endpoints, publicUrl);
  await app.register(async (scope) => {
    if (apiDocument === 'public') allPublic(scope);
    else forSignedIn(scope);
    scope.addHook('onRequest', (request, reply, next) => {
      const policy = String(reply.getHeader('content-security-policy'));
      void reply.header('content-security-policy', policy.replace('; style-src ', `; style-src ${PAGE_STYLE} `));
      // The page resolves the resources that it loads against the full address including the query, so the query is removed.
      if (isPage(request) && request.url.includes('?')) void reply.redirect(API_DOCUMENT_PATH);
      else next();
    });
    scope.get(`${API_DOCUMENT_PATH}/openapi.json`, () => document);
    await scope.register(swagger, {
      mode: 'static',
      specification: { document: document as unknown as StaticDocumentSpec['document'] },
    });
    await scope.register(swaggerUi, { routePrefix: API_DOCUMENT_PATH });
  });
});

const isPage = ({ routeOptions }: FastifyRequest): boolean => PAGES.includes(routeOptions.url ?? '');

/** Requires a session for all routes. People who open the page without one are redirected to the login page and back. */
function forSignedIn(scope: FastifyInstance): void {
  allSignedIn(scope);
  scope.setErrorHandler((error, request, reply) => {
    if (isPage(request) && error instanceof AppError && error.status === 401)
      return reply.redirect(loginPage({}, API_DOCUMENT_PATH));
    throw error;
  });
}
