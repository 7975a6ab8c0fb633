import { expect, type Page } from '@playwright/test';

/** Maximum time until the service worker has stored the files of a page; it waits until the page is idle. */
const STORED_LIMIT_MS = 60_000;

/** Errors that a browser without a connection writes to the console. */
export const OFFLINE_ERRORS =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|cannot be reached|Failed to load resource|ChunkLoadError|Loading C?S?S? ?chunk/;

/** Waits until the service worker has stored the files that every page needs. */
export const untilServed = (page: Page): Promise<void> =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

/** Waits until the files of the kept pages are stored. */
export async function untilFilesStored(page: Page, text: string): Promise<void> {
  const stored = () =>
    page.evaluate(async () => {
      const requests = (await caches.has('portico-kept')) ? await (await caches.open('portico-kept')).keys() : [];
      return requests.map(({ url }) => url);
    });
  await expect.poll(stored, { timeout: STORED_LIMIT_MS }).toContainEqual(expect.stringContaining(text));
}

/** Keeps the open page on the device, for a person who has kept no other page yet. */
export async function keepFirst(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  const dialog = page.getByRole('dialog', { name: 'Keep this page on this device?' });
  await expect(dialog).toContainText('without a connection until you sign out');
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Keep on this device' })).toHaveAttribute('aria-pressed', 'true');
}

/** Returns what the browser stores about kept pages: the owner in localStorage, and the databases and titles in IndexedDB. */
export const storedPages = (page: Page): Promise<{ owner: string | null; databases: string[]; titles: string[] }> =>
  page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? '').filter((name) => name === 'portico.offline');
    const titles = databases.length
      ? await new Promise<string[]>((resolve, reject) => {
          const opening = indexedDB.open('portico.offline');
          // It was deleted in the meantime, and must not be created again.
          opening.onupgradeneeded = () => opening.transaction?.abort();
          opening.onerror = () => {
            if (opening.error?.name === 'AbortError') resolve([]);
            else reject(new Error('the database does not open'));
          };
          opening.onsuccess = () => {
            const database = opening.result;
            const reading = database.transaction('copies').objectStore('copies').getAll();
            reading.onsuccess = () => {
              database.close();
              resolve((reading.result as { title: string }[]).map(({ title }) => title));
            };
          };
        })
      : [];
    return { owner: localStorage.getItem('portico.offline'), databases, titles };
  });

/** Waits until the browser stores nothing of kept pages. */
export async function expectNothingStored(page: Page): Promise<void> {
  await expect.poll(() => storedPages(page)).toEqual({ owner: null, databases: [], titles: [] });
}
