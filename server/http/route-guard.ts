import type { FastifyInstance, RouteOptions } from 'fastify';
import plugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Says of a route that is no endpoint of the contract that anyone may ask for it. */
    public?: true;
    /** Says of a route that is no endpoint of the contract that every signed-in person may ask for it, by the cookies of the portal too. */
    signedIn?: true;
  }
}

/** Refuses to start an app with a route that declares no permission: an endpoint, `public` or `signedIn`. */
export const routeGuard = plugin((app, _options, done) => {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  app.addHook('onReady', (ready) => {
    const undeclared = routes.filter(({ config }) => !config?.endpoint && !config?.public && !config?.signedIn);
    const names = undeclared.map(({ method, url }) => `${String(method)} ${url}`);
    ready(names.length ? new Error(`nobody says who may ask for ${names.join(', ')}`) : undefined);
  });
  done();
});

/** Declares public every route of this scope, for libraries that mount their own. */
export function allPublic(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, public: true };
  });
}

/** Declares every route of this scope one for signed-in people. */
export function allSignedIn(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, signedIn: true };
  });
}
