import type { WorkboxPlugin } from 'workbox-core/types';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import { HASHED_FILE } from 'contract/core/page-files';
import { BUILT } from './built';

const NAME = 'portico-visited';
/** Maximum number of cached files: those of about thirty pages, with everything that these load later. */
const MAX_FILES = 150;

/** Number of times that the files were forgotten since the worker was started. */
let timesForgotten = 0;
/** Does not cache a file that was still loading when the person signed out. */
const ofThisSession: WorkboxPlugin = {
  handlerWillStart: ({ state }) => {
    if (state) state.timesForgotten = timesForgotten;
    return Promise.resolve();
  },
  cacheWillUpdate: ({ response, state }) =>
    Promise.resolve(response.status === 200 && state?.timesForgotten === timesForgotten ? response : null),
};

const expiration = new ExpirationPlugin({ maxEntries: MAX_FILES, purgeOnQuotaError: true });
const strategy = new CacheFirst({ cacheName: NAME, plugins: [ofThisSession, expiration] });

/** Cache of the files of pages that a person keeps on this device. Visited pages do not evict them. */
const KEPT_NAME = 'portico-kept';
const keptExpiration = new ExpirationPlugin({ maxEntries: MAX_FILES });
const keptStrategy = new CacheFirst({ cacheName: KEPT_NAME, plugins: [ofThisSession, keptExpiration] });

/** Returns whether an address is that of a built file, whose content never changes. */
export const isBuiltFile = ({ origin, pathname }: URL): boolean => origin === self.location.origin && HASHED_FILE.test(pathname);

/** Returns a built file from the cache of any release, or else loads it from the network and caches it. */
export async function builtFile(request: Request, event: ExtendableEvent): Promise<Response> {
  const stored = await storedFile(request.url);
  if (stored) return stored;
  event.waitUntil(storeVisited(filesBeside(new URL(request.url).pathname), event));
  return strategy.handle({ request, event });
}

/**
 * Returns the other files of the page that a style sheet belongs to. A page that was opened through a link within the portal has
 * loaded its scripts separately; its next full load needs the joined script.
 */
const filesBeside = (path: string): string[] =>
  /^\/src__pages__.*\.css$/.test(path)
    ? BUILT.pages.routes.flatMap(([, files]) => (files.includes(path) ? files.filter((file) => file !== path) : []))
    : [];

const storedFile = (url: string): Promise<Response | undefined> => caches.match(url, { ignoreVary: true });

/** Caches the built files among these addresses. Skips files that cannot be loaded. */
export async function storeVisited(addresses: readonly string[], event: ExtendableEvent): Promise<void> {
  const files = addresses.filter((address) => isBuiltFile(new URL(address, self.location.origin)));
  await Promise.allSettled(files.map((file) => builtFile(new Request(file), event)));
}

/** Caches the files of the pages at these addresses, and these files. Files that are already cached count as just used. */
export async function storeKept(addresses: readonly string[], files: readonly string[], event: ExtendableEvent): Promise<void> {
  const wanted = [...addresses.flatMap(filesOfPage), ...files].filter((file) => isBuiltFile(new URL(file, self.location.origin)));
  await Promise.allSettled([...new Set(wanted)].map((file) => keptStrategy.handle({ request: new Request(file), event })));
}

function filesOfPage(address: string): string[] {
  const [, files = [], beside = []] = BUILT.pages.routes.find(([source]) => new RegExp(source).test(address)) ?? [];
  return [...files, ...beside];
}

/** Caches this release's files of the pages whose files of an earlier release are cached, so that their next load is fast. */
export async function storeSuccessors(event: ExtendableEvent): Promise<void> {
  const stored = await Promise.all([NAME, KEPT_NAME].map(async (name) => (await caches.open(name)).keys()));
  const visited = new Set(stored.flat().map(({ url }) => stemOf(new URL(url).pathname)));
  const pages = BUILT.pages.routes.flatMap(([, files, beside = []]) => [...files, ...beside]);
  await storeVisited(
    [...new Set(pages)].filter((file) => visited.has(stemOf(file))),
    event,
  );
}

const stemOf = (path: string): string => path.replace(HASHED_FILE, '');

/** Deletes the cached files of opened and kept pages, because they reveal which pages a person has used. */
export async function forgetVisited(): Promise<void> {
  timesForgotten += 1;
  // Not by the plugins, which only know the caches that they have used since the worker was started.
  await Promise.all(
    [NAME, KEPT_NAME].map((name) =>
      Promise.all([caches.delete(name), new CacheExpiration(name, { maxEntries: MAX_FILES }).delete()]),
    ),
  );
}
