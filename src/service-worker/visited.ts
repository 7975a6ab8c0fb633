import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import { HASHED_FILE } from 'contract/core/page-files';
import { BUILT } from './built';

const NAME = 'portico-visited';
/** Maximum number of stored files: those of some thirty pages with all that they load later. */
const MAX_FILES = 150;

const expiration = new ExpirationPlugin({ maxEntries: MAX_FILES, purgeOnQuotaError: true });
const strategy = new CacheFirst({ cacheName: NAME, plugins: [expiration] });

/** Cache of the files of pages that a person keeps on this device. Pages that are only visited do not push them out. */
const KEPT_NAME = 'portico-kept';
const keptExpiration = new ExpirationPlugin({ maxEntries: MAX_FILES });
const keptStrategy = new CacheFirst({ cacheName: KEPT_NAME, plugins: [keptExpiration] });

/** Returns whether an address is that of a built file, whose content never changes. */
export const isBuiltFile = ({ origin, pathname }: URL): boolean => origin === self.location.origin && HASHED_FILE.test(pathname);

/** Returns a built file from the files of any release, or from the network, and then stores it. */
export async function builtFile(request: Request, event: ExtendableEvent): Promise<Response> {
  const stored = await storedFile(request.url);
  if (stored) return stored;
  event.waitUntil(storeVisited(filesBeside(new URL(request.url).pathname), event));
  return strategy.handle({ request, event });
}

/**
 * Returns the other files of the page that a style sheet belongs to. Somebody who came to a page by a link has loaded it in parts;
 * its next load needs the joined script.
 */
const filesBeside = (path: string): string[] =>
  /^\/src__pages__.*\.css$/.test(path)
    ? BUILT.pages.routes.flatMap(([, files]) => (files.includes(path) ? files.filter((file) => file !== path) : []))
    : [];

const storedFile = (url: string): Promise<Response | undefined> => caches.match(url, { ignoreVary: true });

/** Stores the built files among the addresses that are not stored yet. Files that cannot be loaded are left out. */
export async function storeVisited(addresses: readonly string[], event: ExtendableEvent): Promise<void> {
  const files = addresses.filter((address) => isBuiltFile(new URL(address, self.location.origin)));
  await Promise.allSettled(files.map((file) => builtFile(new Request(file), event)));
}

/** Stores the files of the pages at these addresses, and these files. Those that are stored already count as just used. */
export async function storeKept(addresses: readonly string[], files: readonly string[], event: ExtendableEvent): Promise<void> {
  const wanted = [...addresses.flatMap(filesOfPage), ...files].filter((file) => isBuiltFile(new URL(file, self.location.origin)));
  await Promise.allSettled([...new Set(wanted)].map((file) => keptStrategy.handle({ request: new Request(file), event })));
}

function filesOfPage(address: string): string[] {
  const [, files = [], beside = []] = BUILT.pages.routes.find(([source]) => new RegExp(source).test(address)) ?? [];
  return [...files, ...beside];
}

/** Stores the files of this release for the pages whose files of an earlier release are stored, so that their next load is quick. */
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

/** Deletes the files of the pages that were opened or kept, which tell a little about the person who opened them. */
export async function forgetVisited(): Promise<void> {
  await Promise.all([expiration.deleteCacheAndMetadata(), keptExpiration.deleteCacheAndMetadata()]);
}
