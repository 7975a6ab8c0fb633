import findMyWay, { type HTTPMethod } from 'find-my-way';
import plugin from 'fastify-plugin';
import { AppError } from './errors';
import { LIMITS } from './limits';

/** Route of the client's files. It matches every address; `hasClientAddress` says which addresses exist. */
const CATCH_ALL = '/*';
const READING: readonly HTTPMethod[] = ['GET', 'HEAD'];

interface Options {
  /** Returns true if the client has a page or a file at this address. */
  hasClientAddress: (url: string) => boolean;
}

/**
 * Responds to methods that a known address does not support: to OPTIONS with 204, to others with 405, both with `Allow`. This
 * happens before the body is read and depends on the routes only, so the response reveals nothing about stored data.
 */
export const allowedMethods = plugin<Options>((app, { hasClientAddress }, done) => {
  const router = findMyWay(LIMITS.routerOptions);
  const methods = new Set<HTTPMethod>();
  app.addHook('onRoute', ({ method, url }) => {
    if (url === CATCH_ALL) return;
    for (const name of [method].flat() as HTTPMethod[]) {
      if (!router.hasRoute(name, url)) router.on(name, url, () => undefined);
      methods.add(name);
    }
  });
  const allowedAt = (url: string): readonly string[] => {
    const routed = [...methods].filter((name) => router.find(name, url) !== null).sort();
    return routed.length || !hasClientAddress(url) ? routed : READING;
  };
  app.addHook('onRequest', (request, reply, next) => {
    const isRouted = !request.is404 && request.routeOptions.url !== CATCH_ALL;
    const allowed = isRouted ? [] : allowedAt(request.url);
    if (!allowed.length || allowed.includes(request.method)) {
      next();
      return;
    }
    void reply.header('allow', allowed.join(', '));
    if (request.method === 'OPTIONS') void reply.status(204).send();
    else next(new AppError('method.not_allowed'));
  });
  done();
});
