import { screen, waitFor, within } from '@testing-library/react';
import type { ItemDocument } from 'contract/document';
import { withStalePassages } from 'markdown/passages/document';
import { PEOPLE } from '../../../mock/data/people';
import { putDraft, savedOf } from '../../../mock/manage/managed';
import { documentWith } from '../../factories/documents';
import { signedIn } from '../../factories/session';
import { provideIndexedDb } from '../../setup/indexed-db';
import { portal } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';

let device: ReturnType<typeof provideIndexedDb>;
beforeEach(() => {
  device = provideIndexedDb();
});
afterEach(() => {
  device.remove();
});

const ID = 'city-parking';
const PATH = `/manage/content/service/${ID}`;
const saved = () => screen.findByText(/^Saved /, {}, { timeout: 5000 });

const text = (title: string, markdown: string) => ({ title, summary: title, markdown, keywords: [], fields: {} });
const documentOf = (english: string): ItemDocument => ({
  ...documentWith({}),
  ...{ area: 'service', id: ID },
  texts: { 'en-US': text('City parking', english), 'zh-CN': text('市区停车', '## 停车\n\n请停在二层。') },
});

/** Stores a draft in two languages whose second English passage was changed after it was translated. */
function startDraft(savedBy: { id: string; name: string } | null = null): void {
  const former = documentOf('## Parking\n\nPark on level 2.');
  const document = withStalePassages(documentOf('## Parking\n\nPark on level 3.'), former);
  putDraft(portal(), { document, version: 2, baseRevision: 0, savedAt: new Date().toISOString(), savedBy });
}

const documentSaved = () => {
  const draft = portal().drafts.find(({ id }) => id === ID);
  return draft && savedOf(portal(), draft).document;
};

const chineseBody = () => within(screen.getByRole('region', { name: 'Chinese' })).getByRole('textbox', { name: 'Text' });

test('an editor finds the items whose translation is behind', async () => {
  startDraft();
  signedIn('admin');
  const user = await renderApp('/manage/content');
  await user.click(await screen.findByRole('button', { name: 'More filters' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Translation' }), 'Translation is behind');
  expect(await screen.findByText('1 item')).toBeVisible();
  expect(screen.getByRole('link', { name: /City parking/ })).toBeVisible();
});

test("My work marks a person's own drafts that have a stale passage", async () => {
  const { id, name } = PEOPLE.admin;
  startDraft({ id, name });
  signedIn('admin');
  await renderApp('/manage');
  const latest = within(await screen.findByRole('region', { name: 'You were writing' }));
  expect(latest.getByRole('heading', { name: 'City parking' })).toBeVisible();
  expect(latest.getByText('A passage is behind')).toBeVisible();
});

test('an editor sees which passage is stale and what changed, and confirms that it is still right', async () => {
  startDraft();
  signedIn('admin');
  const user = await renderApp(PATH);
  const checks = within(await screen.findByRole('list', { name: 'Checks' }));
  expect(checks.getByText('1 passage is older than in the other language.')).toBeInTheDocument();
  const group = await screen.findByRole('region', { name: 'Chinese passages to look at' });
  expect(within(group).getByText('请停在二层。')).toBeInTheDocument();
  expect(within(group).getByText('2').tagName).toBe('DEL');
  expect(within(group).getByText('3').tagName).toBe('INS');
  await user.click(within(group).getByRole('button', { name: 'Show: 请停在二层。' }));
  expect(chineseBody()).toHaveFocus();
  expect(window.getSelection()?.anchorNode).toHaveTextContent('请停在二层。');
  await user.click(within(group).getByRole('button', { name: 'Still right: 请停在二层。' }));
  expect(await saved()).toBeVisible();
  expect(screen.getByText('Both languages say the same: no passage is behind.')).toBeInTheDocument();
  expect(checks.queryByText(/^Passages behind/)).not.toBeInTheDocument();
  expect(documentSaved()?.stalePassages?.['zh-CN']).toEqual([expect.objectContaining({ right: 'known' })]);
}, 20_000);

test('an editor opens the stale passage from the checks', async () => {
  startDraft();
  signedIn('admin');
  const user = await renderApp(PATH);
  const show = 'Show: 1 passage is older than in the other language.';
  await user.click(await screen.findByRole('button', { name: show }));
  expect(chineseBody()).toHaveFocus();
}, 20_000);

test('an editor switches the note for readers on and off', async () => {
  startDraft();
  signedIn('admin');
  const user = await renderApp(PATH);
  const tell = await screen.findByRole('checkbox', { name: /^Tell readers/ });
  await user.click(tell);
  expect(await saved()).toBeVisible();
  expect(documentSaved()?.tellsStale).toBe(true);
  await user.click(tell);
  await waitFor(
    () => {
      expect(documentSaved()).not.toHaveProperty('tellsStale');
    },
    { timeout: 5000 },
  );
  expect(tell).not.toBeChecked();
}, 20_000);
