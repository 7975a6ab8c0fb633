import type { WorkerMessage } from 'contract/core/page-files';

/** Asks the service worker to store the files of the pages at these addresses, and these files. */
export function storePageFiles(addresses: readonly string[], files: readonly string[] = []): void {
  const message: WorkerMessage = { type: 'kept', addresses: [...addresses], files: [...files] };
  navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message)).catch(() => undefined);
}
