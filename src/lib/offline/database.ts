import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { Area } from 'contract/core/areas';
import type { Locale } from 'contract/core/locale';
import { OFFLINE_DATABASE } from '../session/offline-erasing';
import { offlineOwner } from '../session/offline-owner';

/**
 * Version of the format of the stored answers. Must be incremented with each change of the contract after which pages cannot read
 * older answers, such as a new required field of an item.
 */
export const ANSWER_VERSION = 1;

/** Page of an item that a person keeps on this device, in one language. */
export interface OfflineCopy {
  /** Language and `page`. */
  id: string;
  /** Id of the person who keeps it. */
  person: string;
  /** Key of the call that returns the item (lib/api/call-key.ts); the same in all languages. */
  page: string;
  /** Language in which the calls were made. */
  locale: Locale;
  /** Keys of all calls whose answers are stored. */
  calls: string[];
  /** Address of the page. */
  path: string;
  area: Area;
  itemId: string;
  title: string;
  titleLocale: Locale;
  /** Time at which the person chose to keep it, and at which the server last confirmed it (ISO 8601). */
  keptAt: string;
  checkedAt: string;
  /** Size of answers and pictures in bytes. */
  bytes: number;
  /** `ANSWER_VERSION` of the release that stored the answers. */
  version: number;
}

/** Returns whether this release can show a copy. Other copies are replaced when the server next sends the page. */
export const isReadable = ({ version }: Pick<OfflineCopy, 'version'>): boolean => version === ANSWER_VERSION;

/** Picture as bytes, because Safari does not store blobs in private windows. */
export interface StoredPicture {
  type: string;
  bytes: ArrayBuffer;
}

/** Content of a copy, stored separately because lists do not need it. */
export interface CopyContent {
  /** Answer of each call, by its key. */
  answers: Record<string, unknown>;
  /** Pictures by address. */
  pictures: Record<string, StoredPicture>;
}

interface Schema extends DBSchema {
  copies: { key: string; value: OfflineCopy; indexes: { page: string; calls: string } };
  contents: { key: string; value: CopyContent };
}

/** Opens the database only while `work` runs, so that no tab blocks its deletion. Rejects if it is missing and nobody keeps pages. */
export async function inDatabase<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const database = await openDB<Schema>(OFFLINE_DATABASE, 1, {
    upgrade: (created, _former, _next, transaction) => {
      // The database may just have been erased, and must not be created again.
      if (!offlineOwner()) {
        // openDB rejects with the abort error.
        transaction.done.catch(() => undefined);
        transaction.abort();
        return;
      }
      const copies = created.createObjectStore('copies', { keyPath: 'id' });
      copies.createIndex('page', 'page');
      copies.createIndex('calls', 'calls', { multiEntry: true });
      created.createObjectStore('contents');
    },
    blocking: (_former, _next, event) => {
      (event.target as IDBDatabase).close();
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

export type CopiesTransaction = IDBPTransaction<Schema, ('copies' | 'contents')[], 'readwrite'>;

/** Runs `work` in one transaction over all stores. Its writes are stored together or, if it throws or the disk is full, not at all. */
export const inTransaction = <T>(work: (transaction: CopiesTransaction) => Promise<T>): Promise<T> =>
  inDatabase(async (database) => {
    const transaction = database.transaction(['copies', 'contents'], 'readwrite', { durability: 'strict' });
    const ended = transaction.done.catch((error: unknown) => {
      // Only the error of the transaction says that the disk is full, not that of its request.
      throw transaction.error ?? error;
    });
    try {
      const result = await work(transaction);
      await ended;
      return result;
    } catch (error) {
      try {
        transaction.abort();
      } catch {
        // The failed request has aborted it already.
      }
      await ended.catch(() => undefined);
      throw isQuota(transaction.error) ? transaction.error : error;
    }
  });

/** Returns whether an error says that the disk is full. */
export const isQuota = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';
