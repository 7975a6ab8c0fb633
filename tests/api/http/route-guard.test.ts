import assert from 'node:assert/strict';
import { test } from 'node:test';
import fastify, { type FastifyInstance } from 'fastify';
import { sessionApi } from '../../../contract/session';
import { allPublic, allSignedIn, routeGuard } from '../../../server/http/route-guard';

const appWith = async (mount: (app: FastifyInstance) => void): Promise<FastifyInstance> => {
  const app = fastify();
  await app.register(routeGuard);
  mount(app);
  return app;
};
const answer = () => 'anything';

test('refuses to start with a route that declares no access rule, at any mount point', async () => {
  const bare = await appWith((app) => app.get('/api/secret', answer));
  await assert.rejects(async () => bare.ready(), /no permission is declared for GET \/api\/secret/);
  const nested = await appWith((app) => {
    void app.register((scope, _options, done) => {
      scope.post('/secret', answer);
      done();
    });
  });
  await assert.rejects(async () => nested.ready(), /POST \/secret/);
});

test('starts when every route is an endpoint, public or for signed-in people', async () => {
  const app = await appWith((root) => {
    root.get('/api/user', { config: { endpoint: sessionApi.start } }, answer);
    root.get('/robots.txt', { config: { public: true } }, answer);
    void root.register((scope, _options, done) => {
      allPublic(scope);
      scope.get('/library/*', answer);
      done();
    });
    void root.register((scope, _options, done) => {
      allSignedIn(scope);
      scope.get('/document', answer);
      done();
    });
  });
  await app.ready();
  assert.equal((await app.inject('/library/x')).body, 'anything');
});
