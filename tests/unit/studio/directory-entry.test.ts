import { DIRECTORY_FIELDS, directoryInput } from '@/features/studio/directory/directory-address';
import { differencesOf, inputOf, nameOf, textIn, type Entry } from '@/features/studio/directory/entries';
import { isFiltered, readAddress } from '@/ui/list/list-address';
import { draftOf, entryOf, previewOf, problemsOf } from '@/features/studio/directory/entry-draft';

const ENTRY: Entry = {
  ...{ id: 'leave-desk', kind: 'desk', name: { 'en-US': 'Leave desk', 'zh-CN': '休假服务台' }, role: { 'en-US': 'Absence' } },
  ...{ department: null, hours: null, email: 'leave@portico.example', phone: null, replyHours: 8, picture: null },
  ...{ position: 3, owned: 2, version: 'a' },
};

test('saving an unchanged form stores the same entry', () => {
  expect(problemsOf(draftOf(ENTRY))).toEqual({});
  expect(entryOf(draftOf(ENTRY), 'a')).toEqual(inputOf(ENTRY, 'a'));
  expect(inputOf(ENTRY, null)).not.toHaveProperty('owned');
});

test('the form reports invalid fields', () => {
  expect(problemsOf(draftOf(null))).toEqual({ name: true });
  const wrong = { email: 'leave@', replyHours: '501', position: '0', id: 'Leave Desk' };
  expect(problemsOf({ ...draftOf(ENTRY), ...wrong })).toEqual({ email: true, replyHours: true, position: true, id: true });
  expect(problemsOf({ ...draftOf(ENTRY), replyHours: '1.5' })).toEqual({ replyHours: true });
});

test('empty texts and spaces are left out', () => {
  const draft = draftOf(ENTRY);
  const texts = { ...draft.texts, role: { 'en-US': ' ', 'zh-CN': '' }, name: { 'en-US': ' Time off ', 'zh-CN': ' ' } };
  const stored = entryOf({ ...draft, texts, phone: ' ', replyHours: '' }, 'a');
  expect([stored.name, stored.role, stored.phone, stored.replyHours]).toEqual([{ 'en-US': 'Time off' }, null, null, null]);
});

test('readers see a text in their language, or else in the other one', () => {
  expect(textIn(ENTRY.role, 'zh-CN')).toEqual({ text: 'Absence', locale: 'en-US' });
  expect([textIn(null, 'zh-CN'), nameOf(ENTRY, 'zh-CN')]).toEqual([null, '休假服务台']);
  const { name, role, hours } = previewOf(draftOf(ENTRY), 'zh-CN');
  expect([name, role, hours]).toEqual(['休假服务台', 'Absence', null]);
});

test('the differences between two states of an entry are the fields that somebody has changed', () => {
  expect(differencesOf(ENTRY, { ...ENTRY, owned: 3, position: 1 })).toEqual([]);
  expect(differencesOf(ENTRY, { ...ENTRY, phone: '1', role: null })).toEqual(['role', 'phone']);
});

test('the address of the list leaves out defaults', () => {
  expect(directoryInput({ query: '', kind: null, page: 1 })).toEqual({});
  expect(directoryInput({ query: 'mei', kind: 'desk', page: 2 })).toEqual({ query: 'mei', kind: 'desk', page: 2 });
  const defaults = readAddress(DIRECTORY_FIELDS, '');
  expect(isFiltered({ state: { query: '', kind: null, page: 2 }, defaults })).toBe(false);
  expect(isFiltered({ state: { query: '', kind: 'desk', page: 1 }, defaults })).toBe(true);
});
