import { settleOffline } from '@/lib/api/offline-answers';
import { onCopiesChange } from '@/lib/offline/changes';
import { keepPage, offlineAnswerOf, listCopies, refreshCopies } from '@/lib/offline/copies';
import { signedIn } from '../../factories/session';
import { fillDisk, provideKeptPages } from '../../setup/kept-pages';

const PAGE = 'GET /api/information/info {"id":"visas"}';
const TREE = 'POST /api/information/tree {}';
const itemWith = (title: string) => ({ id: 'visas', title, locale: 'en-US' });

const keep = (locale: 'en-US' | 'zh-CN' = 'en-US') =>
  keepPage({
    page: PAGE,
    locale,
    path: '/information?doc=visas',
    area: 'information',
    itemId: 'visas',
    title: 'Visas',
    titleLocale: 'en-US',
    answers: { [PAGE]: itemWith('Visas'), [TREE]: { sections: ['travel'] } },
  });
const stored = async (call: string) => (await offlineAnswerOf(`en-US ${call}`))?.data;
const titles = async () => (await listCopies()).map(({ title }) => title);

let remove: () => void;
beforeEach(async () => {
  remove = provideKeptPages();
  signedIn();
  await keep();
});
afterEach(() => {
  remove();
});

test('two answers of one page that arrive together are both stored', async () => {
  await Promise.all([
    refreshCopies(`en-US ${PAGE}`, itemWith('Visas and permits')),
    refreshCopies(`en-US ${TREE}`, { sections: ['travel', 'visas'] }),
  ]);
  expect(await stored(PAGE)).toEqual(itemWith('Visas and permits'));
  expect(await stored(TREE)).toEqual({ sections: ['travel', 'visas'] });
  expect(await titles()).toEqual(['Visas and permits']);
});

test('an answer that does not contain the item leaves the copy unchanged', async () => {
  for (const data of ['<html>Sign in to the network</html>', null, { id: 'other', title: 'Other', locale: 'en-US' }])
    await settleOffline(`en-US ${PAGE}`, { data });
  expect(await stored(PAGE)).toEqual(itemWith('Visas'));
});

test('only a refusal of the portal itself removes a page', async () => {
  await settleOffline(`en-US ${PAGE}`, { failure: { status: 403, code: 'answer.unreadable', message: 'Blocked' } });
  expect(await titles()).toEqual(['Visas']);
  await settleOffline(`en-US ${PAGE}`, { failure: { status: 403, code: 'permission.denied', message: 'Not for you' } });
  expect(await titles()).toEqual([]);
});

test('an answer that is stored already only confirms its copy, and writes nothing else', async () => {
  const listener = jest.fn();
  const stop = onCopiesChange(listener);
  fillDisk();
  await refreshCopies(`en-US ${TREE}`, { sections: ['travel'] });
  expect(listener).not.toHaveBeenCalled();
  jest.restoreAllMocks();
  const [before] = await listCopies();
  const write = jest.spyOn(IDBObjectStore.prototype, 'put');
  await refreshCopies(`en-US ${PAGE}`, itemWith('Visas'));
  expect(write).toHaveBeenCalledTimes(1);
  expect(listener).toHaveBeenCalledTimes(1);
  const [after] = await listCopies();
  expect(Date.parse(after?.checkedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(before?.checkedAt ?? ''));
  stop();
});

test('answers can be settled again after the database could not be read', async () => {
  const opening = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('The database is locked.', 'UnknownError');
  });
  await expect(settleOffline(`en-US ${TREE}`, { data: {} })).rejects.toThrow('locked');
  opening.mockRestore();
  await settleOffline(`en-US ${TREE}`, { data: { sections: [] } });
  expect(await stored(TREE)).toEqual({ sections: [] });
});
