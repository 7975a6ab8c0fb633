import type { WorkerMessage } from 'contract/core/page-files';
import { activeWorker } from './active-worker';
import { buildOf } from './build';

const RELOADED_KEY = 'portico.reloadedFor';
/** Maximum time that the service worker gets to answer before the page is reloaded, in milliseconds. */
const WORKER_LIMIT_MS = 1000;

/**
 * Returns whether an error means that a script or style file of a page failed to load. webpack and its CSS plugin report this in
 * two different ways.
 */
export function isChunkFailure(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED');
}

/** Returns the build that the server currently serves; undefined if the server responds with an error. */
async function deployedBuild(): Promise<string | undefined> {
  const answer = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } });
  if (!answer.ok) return undefined;
  return buildOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
}

/**
 * Reloads the page if a newer release than the running one is deployed. Reloads only once for each release, so it cannot loop.
 * Returns whether the server serves the portal. Throws if it cannot be reached.
 */
export async function reloadForNewerRelease(): Promise<boolean> {
  const deployed = await deployedBuild();
  if (deployed && deployed !== buildOf(document) && sessionStorage.getItem(RELOADED_KEY) !== deployed) {
    sessionStorage.setItem(RELOADED_KEY, deployed);
    await leavePageToServer();
    window.location.reload();
  }
  return deployed !== undefined;
}

/** Makes the service worker, which would serve its stored release, request the next page from the server. */
async function leavePageToServer(): Promise<void> {
  const worker = await activeWorker();
  if (!worker) return;
  const { port1, port2 } = new MessageChannel();
  const message: WorkerMessage = { type: 'outdated' };
  await new Promise((resolve) => {
    port1.onmessage = resolve;
    window.setTimeout(resolve, WORKER_LIMIT_MS);
    worker.postMessage(message, [port2]);
  });
  port1.close();
}
