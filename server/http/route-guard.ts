import type { FastifyInstance, RouteOptions } from 'fastify';
import plugin from 'fastify-plugin';
import type { Limit } from '../../contract/core/endpoint';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a route outside the contract that everyone may call. */
    public?: true;
    /** True for a route outside the contract that every signed-in person may call, also with the token in a cookie. */
    signedIn?: true;
    /** Rate limit of a route outside the contract. */
    limit?: Limit;
  }
}

/** Makes startup fail if a route declares no permission: an endpoint, `public` or `signedIn`. */
export const routeGuard = plugin((app, _options, done) => {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  app.addHook('onReady', (ready) => {
    const undeclared = routes.filter(({ config }) => !config?.endpoint && !config?.public && !config?.signedIn);
    const names = undeclared.map(({ method, url }) => `${String(method)} ${url}`);
    ready(names.length ? new Error(`no permission is declared for ${names.join(', ')}`) : undefined);
  });
  done();
});

/** Declares all routes of this scope public; for libraries that register their own routes. */
export function allPublic(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, public: true };
  });
}

/** Declares that all routes of this scope require a signed-in person. */
export function allSignedIn(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, signedIn: true };
  });
}
