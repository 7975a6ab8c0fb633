import { readdir } from 'node:fs/promises';
import { extname, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { HASHED_FILE } from '../../../contract/core/page-files';
import { isApiAddress, pathOf } from '../api-address';
import { AppError } from '../errors';
import { allPublic } from '../route-guard';
import type { Page } from './page';
import type { WorkerRoutes } from './service-worker';

const FOREVER = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

interface Options {
  folder: string;
  /** Null if there is no SPA to serve. */
  page: Page | null;
  /** Routes of the service worker. Without them, the folder's own file at that address removes the worker from browsers. */
  worker?: WorkerRoutes;
}

/**
 * Serves the built SPA. Paths without a route get the SPA's page if they can be a page, otherwise 404. A browser that navigates to a
 * file that does not exist gets the page with this 404, because a person would see JSON.
 */
export const staticFiles = plugin<Options>(async (app, { folder, page, worker = {} }) => {
  if (page)
    await app.register(async (scope) => {
      allPublic(scope);
      for (const url of ['/', '/index.html']) scope.get(url, page.send);
      for (const [url, send] of Object.entries(worker)) scope.get(url, send);
      scope.setErrorHandler<FastifyError>((error, _request, reply) => {
        // The library refuses paths such as `/service//leave`, at which there are no files.
        if (error.statusCode !== 403) throw error;
        reply.callNotFound();
      });
      await scope.register(fastifyStatic, { root: folder, ...FILES });
    });
  app.setNotFoundHandler((request, reply) => {
    if (page && isReading(request)) {
      if (isPageAddress(request.url)) return page.send(request, reply);
      if (isNavigation(request)) return page.send(request, reply.status(404));
    }
    throw new AppError('path.not_found');
  });
});

/** Returns a function that returns true for addresses of the SPA's pages and of the files that its folder contains at this time. */
export async function clientAddresses({ folder, page }: Options): Promise<(url: string) => boolean> {
  if (!page) return () => false;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => addressOf(relative(folder, parentPath), name));
  const addresses = new Set(files.filter((address) => !isHidden(address)));
  return (url) => isPageAddress(url) || addresses.has(pathOf(url));
}

const addressOf = (folder: string, name: string): string => ['', ...folder.split(sep).filter(Boolean), name].join('/');

const FILES = { index: false, preCompressed: true, cacheControl: false, dotfiles: 'ignore', setHeaders } as const;

function setHeaders(reply: FastifyReply, path: string): void {
  const plain = path.replace(/\.(?:br|gz)$/, '');
  void reply.header('cache-control', HASHED_FILE.test(plain) ? FOREVER : AN_HOUR);
  // The library adds the charset to all other text types.
  if (plain.endsWith('.svg')) void reply.header('content-type', 'image/svg+xml; charset=utf-8');
}

const isReading = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** Returns whether a browser requests an address of the client to show it in a window, not for a page that it shows already. */
const isNavigation = ({ url, headers }: FastifyRequest): boolean =>
  headers['sec-fetch-mode'] === 'navigate' && !isApiAddress(url) && !isHidden(pathOf(url));

/**
 * Returns true if an address can be a page of the SPA. An address with a file extension is a missing script, style or picture.
 * Names that begin with a dot are probed by scanners and password managers, which would take a page as confirmation.
 */
function isPageAddress(url: string): boolean {
  const path = pathOf(url);
  return !isApiAddress(url) && extname(path) === '' && !isHidden(path);
}

const isHidden = (path: string): boolean => path.includes('/.');
