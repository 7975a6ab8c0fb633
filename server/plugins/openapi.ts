import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import plugin from 'fastify-plugin';
import { endpoints } from '../../contract/api';
import { describeApi } from '../../contract/openapi';
import { allPublic } from './route-guard';

const PAGE = '/api/docs';
/** The one style that the program of that page writes into it. */
const PAGE_STYLE = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

/** The contract as an OpenAPI document, and a page to read it and try it out. */
export const openapi = plugin<{ publicUrl: string }>(async (app, { publicUrl }) => {
  const document = describeApi(endpoints, publicUrl);
  await app.register(async (scope) => {
    allPublic(scope);
    scope.addHook('onRequest', (_request, reply, next) => {
      const policy = String(reply.getHeader('content-security-policy'));
      void reply.header('content-security-policy', policy.replace('; style-src ', `; style-src ${PAGE_STYLE} `));
      next();
    });
    scope.get(`${PAGE}/openapi.json`, () => document);
    await scope.register(swagger, {
      mode: 'static',
      specification: { document: document as unknown as StaticDocumentSpec['document'] },
    });
    await scope.register(swaggerUi, { routePrefix: PAGE, uiConfig: { url: `${PAGE}/openapi.json` } });
  });
});
