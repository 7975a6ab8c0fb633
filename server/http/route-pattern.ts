import type { FastifyRequest } from 'fastify';

/** Replaces the pattern for requests that match no route, such as those of a scanner. */
const NO_ROUTE = 'none';

/** Returns the route pattern of a request, which contains no ids; `none` if no route matches. */
export const routePattern = ({ is404, routeOptions }: FastifyRequest): string =>
  is404 ? NO_ROUTE : (routeOptions.url ?? NO_ROUTE);
