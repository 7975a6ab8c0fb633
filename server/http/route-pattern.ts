import type { FastifyRequest } from 'fastify';

/** Route of addresses without one, such as those that a scanner tries. */
const NO_ROUTE = 'none';

/** Returns the pattern of a request's route, which has no ids, or a fixed word for an address without a route. */
export const routePattern = ({ is404, routeOptions }: FastifyRequest): string =>
  is404 ? NO_ROUTE : (routeOptions.url ?? NO_ROUTE);
