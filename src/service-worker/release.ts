import { PrecacheController } from 'workbox-precaching';
import { SHELL_PATH } from 'contract/core/page-files';
import { BUILT } from './built';

const PREFIX = 'portico-release-';
const CURRENT = PREFIX + SHELL_PATH;

/**
 * Files of this release that every page needs, in a separate cache. The shell's address identifies the release: the server computes
 * it from the HTML and its headers, and serves no other. The worker is therefore not installed from a server of another release.
 */
export const release = new PrecacheController({ cacheName: CURRENT });
release.addToCacheList([SHELL_PATH, ...BUILT.files].map((url) => ({ url, revision: null })));

/** Deletes the files of all releases but this one and the one before, which pages that are still open may request. */
export async function dropOldReleases(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CURRENT);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}
