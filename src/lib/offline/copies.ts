import { matchLocale, type Locale } from 'contract/core/locale';
import { eraseOfflineUnlessOf, setOfflineOwner } from '../session/offline-erasing';
import { offlineOwner } from '../session/offline-owner';
import { isSeeAsTab } from '../session/see-as';
import { currentUser } from '../session/session';
import {
  ANSWER_VERSION,
  inDatabase,
  inTransaction,
  isQuota,
  isReadable,
  type CopiesTransaction,
  type CopyContent,
  type OfflineCopy,
} from './database';
import { tellChange } from './changes';
import { forgetPictures, loadPictures, picturesIn, showPictures } from './pictures';

/** Maximum number of pages that a person keeps on one device. */
export const MAX_PAGES = 50;
/** Maximum size of all kept pages, in bytes. */
const MAX_BYTES = 60_000_000;

/** Page that a person wants to keep: the fields that lists show, and the answers that the page is rendered from. */
export interface PageToKeep extends Pick<OfflineCopy, 'page' | 'locale' | 'path' | 'area' | 'itemId' | 'title' | 'titleLocale'> {
  answers: Record<string, unknown>;
}

/** Reason why a page could not be kept. */
export type KeepProblem = 'count' | 'size' | 'quota' | 'refused' | 'signedOut' | 'offline' | 'gone' | 'unanswered';

export class KeepFailure extends Error {
  constructor(
    readonly problem: KeepProblem,
    options?: ErrorOptions,
  ) {
    super(problem, options);
    this.name = 'KeepFailure';
  }
}

/** Returns the id of the signed-in person if the copies on this device are theirs and may be read and written; otherwise null. */
function presentOwner(): string | null {
  const owner = offlineOwner();
  return owner && owner === currentUser()?.id && !isSeeAsTab() ? owner : null;
}

/** Returns the pages that the signed-in person keeps, in all languages, the most recently kept first. */
export async function listCopies(): Promise<OfflineCopy[]> {
  const person = presentOwner();
  if (person === null) return [];
  const copies = await inDatabase((database) => database.getAll('copies'));
  return presentOwner() === person
    ? copies.filter((copy) => copy.person === person).sort((a, b) => (a.keptAt < b.keptAt ? 1 : -1))
    : [];
}

const idOf = (locale: Locale, page: string): string => `${locale} ${page}`;
/** Splits the key of a call in one language (`useCall`) into language and call. */
const partsOf = (key: string): [locale: Locale, call: string] => {
  const end = key.indexOf(' ');
  return [matchLocale(key.slice(0, end)), key.slice(end + 1)];
};

/** Stored answer of a kept page, and the time at which the server last confirmed it (ISO 8601). */
export interface OfflineAnswer {
  data: unknown;
  copyAt: string;
}

/**
 * Returns the stored answer of a call in its language, or else in the other one; null if the signed-in person keeps none that this
 * release can show. Also makes the pictures of the answer available to the page.
 */
export async function offlineAnswerOf(key: string): Promise<OfflineAnswer | null> {
  const person = presentOwner();
  if (person === null) return null;
  const [locale, call] = partsOf(key);
  const found = await inDatabase(async (database) => {
    const copies = (await database.getAllFromIndex('copies', 'calls', call)).filter(
      (copy) => copy.person === person && isReadable(copy),
    );
    const newest = copies.sort((a, b) => (a.checkedAt < b.checkedAt ? 1 : -1));
    const copy = newest.find((each) => each.locale === locale) ?? newest[0];
    const content = copy && (await database.get('contents', copy.id));
    return copy && content && { copy, content };
  });
  // Somebody may have signed out, or in, while the database was read.
  if (!found || presentOwner() !== person) return null;
  const data = found.content.answers[call];
  if (data === undefined) return null;
  showPictures(found.content.pictures);
  return { data, copyAt: found.copy.checkedAt };
}

/**
 * Keeps a page for the signed-in person, with its pictures. Returns the number of pictures that were left out. Throws a `KeepFailure`
 * if it cannot be kept; what was kept before is then unchanged.
 */
export async function keepPage(page: PageToKeep): Promise<number> {
  const person = currentUser()?.id;
  if (person === undefined || isSeeAsTab()) throw new KeepFailure('signedOut');
  await eraseOfflineUnlessOf(person);
  try {
    setOfflineOwner(person);
    const addresses = picturesIn(page.answers);
    const pictures = await loadPictures(addresses);
    const now = new Date().toISOString();
    const { answers, ...facts } = page;
    const copy = {
      ...facts,
      id: idOf(page.locale, page.page),
      person,
      calls: Object.keys(answers),
      keptAt: now,
      checkedAt: now,
    };
    await write(person, (transaction) => put(transaction, copy, { answers, pictures }));
    tellChange('pages');
    return addresses.length - Object.keys(pictures).length;
  } catch (error) {
    throw error instanceof KeepFailure ? error : new KeepFailure(isQuota(error) ? 'quota' : 'refused', { cause: error });
  }
}

/** Runs `work` in a transaction. Throws a `KeepFailure` and stores nothing if the person has signed out since. */
const write = <T>(person: string, work: (transaction: CopiesTransaction) => Promise<T>): Promise<T> =>
  inTransaction(async (transaction) => {
    const result = await work(transaction);
    // Signing out clears the owner before it erases the copies, so nothing is written afterwards.
    if (presentOwner() !== person) throw new KeepFailure('signedOut');
    return result;
  });

/** Stores a copy and its content. Throws a `KeepFailure` if that would exceed the limits. */
async function put(
  transaction: CopiesTransaction,
  copy: Omit<OfflineCopy, 'bytes' | 'version'>,
  content: CopyContent,
): Promise<void> {
  const copies = transaction.objectStore('copies');
  const bytes = sizeOf(content);
  const others = (await copies.getAll()).filter(({ id }) => id !== copy.id);
  if (new Set(others.map(({ page }) => page)).add(copy.page).size > MAX_PAGES) throw new KeepFailure('count');
  if (others.reduce((sum, each) => sum + each.bytes, bytes) > MAX_BYTES) throw new KeepFailure('size');
  await copies.put({ ...copy, bytes, version: ANSWER_VERSION });
  await transaction.objectStore('contents').put(content, copy.id);
}

function sizeOf({ answers, pictures }: CopyContent): number {
  const ofPictures = Object.values(pictures).map(({ bytes }) => bytes.byteLength);
  return ofPictures.reduce((sum, bytes) => sum + bytes, new TextEncoder().encode(JSON.stringify(answers)).length);
}

/**
 * Updates the copies that contain the answer of a call. If the page is kept only in the other language, adds a copy in this one.
 * Ignores an answer for another item than the page's. A failure leaves the copy unchanged.
 */
export async function refreshCopies(key: string, data: object): Promise<void> {
  const person = presentOwner();
  if (person === null) return;
  const [locale, call] = partsOf(key);
  const found = await inDatabase((database) => database.getAllFromIndex('copies', 'calls', call));
  const isAnswer = ({ page, itemId }: OfflineCopy) => page !== call || ('id' in data && data.id === itemId);
  const copies = found.filter((copy) => copy.person === person && isAnswer(copy));
  const kept = copies.filter((copy) => copy.locale === locale);
  const other = copies.find(({ page }) => page === call);
  const added = kept.length === 0 && other ? [{ ...other, locale, id: idOf(locale, call), calls: [call] }] : [];
  let hasChanged = false;
  try {
    for (const copy of [...kept, ...added]) if (await refresh(copy, call, data)) hasChanged = true;
  } finally {
    if (hasChanged) tellChange('content');
  }
}

/** Stores an answer in the present state of a copy, which other calls or tabs may have changed. Returns whether it was written. */
async function refresh(former: OfflineCopy, call: string, data: object): Promise<boolean> {
  const isItem = former.page === call;
  const loaded = isItem ? await picturesOf(former.id, data) : null;
  return write(former.person, async (transaction) => {
    const copies = transaction.objectStore('copies');
    const present = await copies.get(former.id);
    const content = await transaction.objectStore('contents').get(former.id);
    if ((await copies.index('page').count(former.page)) === 0) return false;
    const before = present && isReadable(present) ? content : undefined;
    // The other answers of an older release are not combined with current ones.
    if (!isItem && !before) return false;
    const pictures = loaded ?? before?.pictures ?? {};
    const copy = { ...(present ?? former), ...(isItem && { ...titleOf(data), checkedAt: new Date().toISOString() }) };
    if (before && isSame(before, call, data, pictures)) {
      if (isItem) await copies.put(copy);
      return isItem;
    }
    await put(transaction, copy, { answers: { ...before?.answers, [call]: data }, pictures });
    return true;
  });
}

/** Loads the pictures in an answer, except those that its copy has already. */
async function picturesOf(id: string, data: object): Promise<CopyContent['pictures']> {
  const content = await inDatabase((database) => database.get('contents', id));
  return loadPictures(picturesIn(data), content?.pictures);
}

const isSame = ({ answers, pictures }: CopyContent, call: string, data: object, loaded: CopyContent['pictures']): boolean =>
  JSON.stringify(answers[call]) === JSON.stringify(data) && Object.keys(pictures).length === Object.keys(loaded).length;

function titleOf(item: object): Partial<Pick<OfflineCopy, 'title' | 'titleLocale'>> {
  if (!('title' in item) || !('locale' in item)) return {};
  return { title: String(item.title), titleLocale: matchLocale(String(item.locale)) };
}

/** Returns whether the signed-in person keeps a page, in any language. */
export async function isKept(page: string): Promise<boolean> {
  return (await listCopies()).some((copy) => copy.page === page);
}

/** Removes a page in all languages. Does nothing if it is not kept. */
export async function removePage(page: string): Promise<void> {
  const person = presentOwner();
  if (person === null) return;
  const removed = await write(person, async (transaction) => {
    const ids = await transaction.objectStore('copies').index('page').getAllKeys(page);
    for (const id of ids) {
      await transaction.objectStore('copies').delete(id);
      await transaction.objectStore('contents').delete(id);
    }
    return ids.length;
  });
  if (removed > 0) tellChange('pages');
}

/** Removes the page whose item a call returns, because the server no longer shows it to this person. */
export const removePageOf = (key: string): Promise<void> => removePage(partsOf(key)[1]);

/** Removes everything that is kept on this device. */
export async function removeAll(): Promise<void> {
  await eraseOfflineUnlessOf(null);
  forgetPictures();
  tellChange('pages');
}
