import { screen, waitFor, within } from '@testing-library/react';
import type { ItemDocument } from 'contract/document';
import { documentOf } from '../../../mock/data/documents';
import { PEOPLE } from '../../../mock/data/people';
import type { MockRevision } from '../../../mock/data/store';
import { signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { failOnce, portal, recordCalls } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';

const PATH = '/manage/content/service/annual-leave/history';
const KEY = 'service annual-leave';

const namedAs = (name: 'admin' | 'editor') => ({ id: PEOPLE[name].id, name: PEOPLE[name].name });

/** Stores two revisions of a service: the newer one changes a word of both languages and a field. */
function publishedTwice(before = 'You get five days.\n\nAsk first.', after = 'You get ten days.\n\nAsk first.'): void {
  const store = portal();
  const item = store.items.service.find(({ id }) => id === 'annual-leave');
  if (!item) throw new Error('the sample has no annual leave');
  const written = documentOf(store, item);
  const version = (hotline: string, english: string, chinese: string, keywords: string[]): ItemDocument => ({
    ...written,
    fields: { ...written.fields, hotline },
    texts: {
      'en-US': { title: 'Annual leave', summary: '', markdown: english, keywords, fields: {} },
      'zh-CN': { title: '年假', summary: '', markdown: chinese, keywords: [], fields: {} },
    },
  });
  const revision = (part: Partial<MockRevision> & Pick<MockRevision, 'revision' | 'document'>): MockRevision => ({
    ...{ at: '2026-11-02T09:00:00.000Z', by: namedAs('editor'), approver: null, overruled: null },
    ...{ material: false, notes: {}, undoes: null },
    ...part,
  });
  store.revisions.set(KEY, [
    revision({
      ...{ revision: 2, approver: namedAs('admin'), material: true },
      notes: { 'en-US': 'Ten days now.', 'zh-CN': '改为十天。' },
      document: version('2000', after, '共十天。', ['holiday', 'paid leave']),
    }),
    revision({ revision: 1, document: version('1000', before, '共五天。', ['holiday']) }),
  ]);
}

const marked = (within_: HTMLElement, role: 'insertion' | 'deletion') =>
  within(within_)
    .getAllByRole(role)
    .map(({ textContent }) => textContent);

test('an editor reads what a revision changed in both languages and in the fields', async () => {
  signedIn('admin');
  publishedTwice();
  const user = await renderApp(PATH);
  const [newest] = within(await screen.findByRole('list', { name: 'Revisions' })).getAllByRole('listitem');
  expect(newest).toHaveTextContent(/Revision 2Material change.*Daniel Okafor.*approved by Sofia Rossi.*Ten days now\./);
  expect(screen.getByRole('link', { name: 'Revision 2' })).toHaveAttribute('aria-current', 'true');
  const english = await screen.findByRole('region', { name: 'English' });
  expect(marked(english, 'deletion')).toEqual(['five']);
  expect(marked(english, 'insertion')).toEqual(['ten']);
  expect(screen.getByRole('radio', { name: /^English/ })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: /^Chinese\s?Changed/ }));
  const chinese = screen.getByRole('region', { name: 'Chinese' });
  expect([marked(chinese, 'deletion'), marked(chinese, 'insertion')]).toEqual([['五'], ['十']]);
  expect(screen.getByRole('row', { name: 'Hotline 1000 2000' })).toBeVisible();
  expect(screen.getByRole('row', { name: /^Search words · English .* holiday, paid leave$/ })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'English' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Revision 1' }));
  expect(await screen.findByText('The oldest stored revision: the page as it was published')).toBeVisible();
  expect(address()).toBe(`${PATH}?revision=1`);
  expect(await screen.findByText('You get five days.')).toBeVisible();
  expect(screen.queryByRole('insertion')).not.toBeInTheDocument();
  expect(screen.getByText('Hotline')).not.toBeVisible();
  await user.click(screen.getByText(/^\d+ fields filled in$/));
  expect(screen.getByRole('row', { name: 'Hotline 1000' })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Before' })).not.toBeInTheDocument();
  expect(screen.queryByRole('row', { name: /service$/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to the editor' })).toHaveAttribute(
    'href',
    '/manage/content/service/annual-leave',
  );
});

test('an editor sees the language that a revision changed first', async () => {
  signedIn('admin');
  publishedTwice('You get five days.', 'You get five days.');
  const user = await renderApp(PATH);
  expect(marked(await screen.findByRole('region', { name: 'Chinese' }), 'insertion')).toEqual(['十']);
  await user.click(screen.getByRole('radio', { name: 'English' }));
  expect(within(screen.getByRole('region', { name: 'English' })).getByText('No changes')).toBeVisible();
});

test('an editor sees when the only revision was published, without a list of revisions or a button that restores it', async () => {
  signedIn('admin');
  publishedTwice();
  portal().revisions.set(KEY, portal().revisions.get(KEY)?.slice(1) ?? []);
  await renderApp(PATH);
  const shown = within(await screen.findByRole('region', { name: 'The only version so far' }));
  expect(shown.getByText(namedAs('editor').name)).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Revisions' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Restore as draft' })).not.toBeInTheDocument();
});

test('an editor sees the text of a revision as a page, or its source', async () => {
  signedIn('admin');
  publishedTwice(
    '<h2>Days</h2><p>You get <strong>five</strong> days.</p>',
    '<h2>Days</h2><p>You get <strong>ten</strong> days.</p>',
  );
  const user = await renderApp(PATH);
  const english = within(await screen.findByRole('region', { name: 'English' }));
  expect(await english.findByRole('heading', { name: 'Days' })).toBeVisible();
  expect(within(english.getByRole('strong')).getByRole('insertion')).toHaveTextContent('ten');
  await user.click(screen.getByRole('radio', { name: 'Source' }));
  expect(english.queryByRole('heading', { name: 'Days' })).not.toBeInTheDocument();
  expect(english.getByText(/<h2>Days/)).toBeVisible();
});

test('an editor reads the source of a text that cannot be rendered', async () => {
  signedIn('admin');
  publishedTwice();
  expectConsole('error', /^error request /);
  failOnce('POST /api/manage/content/render', 'The document has problems.');
  await renderApp(PATH);
  expect(await screen.findByText('This version cannot be shown as a page, so here is its source.')).toBeVisible();
  expect(screen.getByText('You get', { exact: false })).toBeVisible();
});

test.each([
  ['en-US', 'Annual leave: history', 'Annual leave: history · Studio · Portico'],
  ['zh-CN', '《年假申请》的历史版本', /^《年假申请》的历史版本 · /],
] as const)('the heading and the title of the document say whose history it is (%s)', async (locale, heading, title) => {
  document.cookie = `locale=${locale}; path=/`;
  signedIn('admin');
  publishedTwice();
  await renderApp(PATH);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  await waitFor(() => {
    expect(document.title).toMatch(title);
  });
});

test('an editor restores a revision as draft, and is asked before it replaces a draft', async () => {
  signedIn('admin');
  publishedTwice();
  const user = await renderApp(`${PATH}?revision=1`);
  await user.click(await screen.findByRole('button', { name: 'Restore as draft' }));
  await waitFor(() => {
    expect(address()).toBe('/manage/content/service/annual-leave');
  });
  expect(portal().savedDrafts.get(KEY)).toMatchObject({ version: 1, document: { fields: { hotline: '1000' } } });
  const again = await renderApp(`${PATH}?revision=2`);
  const calls = recordCalls();
  await again.click(await screen.findByRole('button', { name: 'Restore as draft' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Replace the draft?' }));
  expect(dialog.getByText(/a draft by Sofia Rossi, saved just now/)).toBeVisible();
  expect(calls.filter(({ call }) => call.endsWith('/revision/restore'))).toEqual([]);
  await again.click(dialog.getByRole('button', { name: 'Replace draft' }));
  await waitFor(() => {
    expect(address()).toBe('/manage/content/service/annual-leave');
  });
  expect(portal().savedDrafts.get(KEY)).toMatchObject({ version: 2, document: { fields: { hotline: '2000' } } });
});

test('an editor is told why a revision was not restored, and stays on the page', async () => {
  signedIn('admin');
  publishedTwice();
  expectConsole('error', /^error request /);
  const user = await renderApp(PATH);
  failOnce('POST /api/manage/revision/restore', 'The draft was saved by somebody else.');
  await user.click(await screen.findByRole('button', { name: 'Restore as draft' }));
  expect(await screen.findByText('The draft was saved by somebody else.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Restore as draft' })).toBeEnabled();
  expect(address()).toBe(PATH);
});

test('the history of an item that was never published is empty, and readers are refused', async () => {
  signedIn('admin');
  await renderApp('/manage/content/notice/quiet-floors/history');
  expect(await screen.findByText('Not published yet')).toBeVisible();
  signedIn('employee');
  await renderApp(PATH);
  expect(await screen.findByRole('heading', { name: 'This page is for editors' })).toBeVisible();
});
