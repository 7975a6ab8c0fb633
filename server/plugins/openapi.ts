import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import plugin from 'fastify-plugin';
import { endpoints } from '../../contract/api';
import { describeApi } from '../../contract/openapi';
import { allPublic } from './route-guard';

const PAGE = '/api/docs';

/** The contract as an OpenAPI document, and a page to read it and try it out. */
export const openapi = plugin<{ publicUrl: string }>(async (app, { publicUrl }) => {
  const document = describeApi(endpoints, publicUrl);
  await app.register(async (scope) => {
    allPublic(scope);
    scope.get(`${PAGE}/openapi.json`, () => document);
    await scope.register(swagger, {
      mode: 'static',
      specification: { document: document as unknown as StaticDocumentSpec['document'] },
    });
    await scope.register(swaggerUi, { routePrefix: PAGE, uiConfig: { url: `${PAGE}/openapi.json` } });
  });
});
