import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { documentWith } from '../../factories/documents';
import { signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { provideIndexedDb } from '../../setup/indexed-db';
import { expectConsole } from '../../setup/console';
import { putDraft, savedOf } from '../../../mock/manage/managed';
import { answerWith, failOnce, portal } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';
import { windowWidth } from '../../setup/window-width';

let device: ReturnType<typeof provideIndexedDb>;
beforeEach(() => {
  device = provideIndexedDb();
});
afterEach(() => {
  device.remove();
});

const saved = () => screen.findByText(/^Saved /, {}, { timeout: 5000 });

const keywordsSaved = () => portal().savedDrafts.get('notice badge-renewal')?.document.texts['en-US']?.keywords;

test('the search palette opens over the editor of an item, whose header is hidden', async () => {
  signedIn('admin');
  const user = await renderApp('/manage/content/service/annual-leave');
  await screen.findByLabelText('Title');
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('dialog', { name: 'Search the portal' })).toBeVisible();
});

test('an editor starts a notice, writes its summary and settings, and publishes it', async () => {
  signedIn('admin');
  const user = await renderApp('/manage/content/notice/new');
  await user.type(await screen.findByLabelText('Title in English'), 'Canteen closed');
  expect(screen.getByText('/notice/canteen-closed')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start writing' }));
  await user.type(await screen.findByLabelText(/^Summary/), 'Closed on Friday.');
  expect(address()).toBe('/manage/content/notice/canteen-closed');
  await user.selectOptions(screen.getByLabelText('Priority'), 'Important');
  await user.click(screen.getByLabelText('Everyone must confirm it'));
  expect(await saved()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Publish…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Publish' }));
  await user.click(dialog.getByRole('button', { name: 'Publish now' }));
  expect(await screen.findByRole('button', { name: 'Take back' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Publish…' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View page' })).toHaveAttribute('href', '/notice/canteen-closed');
}, 20_000);

test('the panel says what its dates mean, and in which languages the item is written', async () => {
  signedIn('admin');
  await renderApp('/manage/content/notice/badge-renewal');
  const panel = within(await screen.findByRole('complementary', { name: 'Settings of the item' }));
  expect(panel.getByText(/^Urgent · Confirm by \w+ \d+, \d{4}$/)).toBeInTheDocument();
  expect(panel.getByText(/^Published \w+ \d+, \d{4}$/)).toBeInTheDocument();
  expect(panel.getByText('English, Chinese')).toBeInTheDocument();
  fireEvent.change(panel.getByLabelText('Date of publication'), { target: { value: '2999-01-31T09:00' } });
  expect(panel.getByText('To be published Jan 31, 2999')).toBeInTheDocument();
  expect(await saved()).toBeVisible();
}, 20_000);

test('an editor is warned of an expiry that has passed, and finds its field', async () => {
  signedIn('admin');
  const user = await renderApp('/manage/content/notice/badge-renewal');
  const panel = within(await screen.findByRole('complementary', { name: 'Settings of the item' }));
  const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString().slice(0, 16);
  fireEvent.change(panel.getByLabelText('Expires'), { target: { value: yesterday } });
  expect(panel.getByText('It has expired, so that readers do not see it.')).toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Show: It has expired, so that readers do not see it.' }));
  expect(panel.getByLabelText('Expires')).toHaveFocus();
  fireEvent.change(panel.getByLabelText('Expires'), { target: { value: '2999-01-31T09:00' } });
  expect(panel.queryByText('It has expired, so that readers do not see it.')).not.toBeInTheDocument();
  expect(await saved()).toBeVisible();
}, 20_000);

test('an editor separates search words with commas', async () => {
  signedIn('admin');
  const user = await renderApp('/manage/content/notice/badge-renewal');
  const words = await screen.findByLabelText('Search words');
  expect(words).toHaveValue('badge, door');
  await user.type(words, ', lost card，工牌、');
  expect(words).toHaveValue('badge, door, lost card，工牌、');
  expect(await saved()).toBeVisible();
  expect(keywordsSaved()).toEqual(['badge', 'door', 'lost card', '工牌']);
}, 20_000);

test('search words that contain commas stay whole, one on each line', async () => {
  const text = { title: 'Fees', summary: '', markdown: 'Text.', keywords: ['1,000 euros', 'fee'], fields: {} };
  const document = documentWith(text, { area: 'notice', id: 'badge-renewal' });
  putDraft(portal(), { document, version: 1, baseRevision: 1, savedAt: new Date().toISOString(), savedBy: null });
  signedIn('admin');
  const user = await renderApp('/manage/content/notice/badge-renewal');
  const words = await screen.findByLabelText('Search words');
  expect(words).toHaveValue('1,000 euros\nfee');
  await user.type(words, '\n2,000 euros');
  expect(await saved()).toBeVisible();
  expect(keywordsSaved()).toEqual(['1,000 euros', 'fee', '2,000 euros']);
}, 20_000);

test('an editor cannot publish without a title, and is told what to mend and where', async () => {
  signedIn('admin');
  const user = await renderApp('/manage/content/notice/badge-renewal');
  await user.clear(await screen.findByLabelText('Title'));
  const checks = within(screen.getByRole('list', { name: 'Checks' }));
  expect(checks.getByText('The title is missing.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Publish…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Publish' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Mend the error in Checks first.');
  expect(dialog.getByRole('button', { name: 'Publish now' })).toHaveAttribute('aria-disabled', 'true');
  expect(await saved()).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(checks.getByRole('button', { name: 'Show: The title is missing.' }));
  expect(screen.getByLabelText('Title')).toHaveFocus();
  await user.keyboard('Badges');
  expect(await saved()).toBeVisible();
}, 20_000);

test('an editor with a narrow window opens the settings as a sheet, which closes to show a passage', async () => {
  windowWidth(820);
  signedIn('admin');
  const user = await renderApp('/manage/content/notice/badge-renewal');
  await user.clear(await screen.findByLabelText('Title'));
  expect(screen.queryByLabelText('Priority')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Settings/ }));
  const sheet = within(screen.getByRole('dialog', { name: 'Settings' }));
  await user.selectOptions(sheet.getByLabelText('Priority'), 'Important');
  await user.click(sheet.getByRole('button', { name: 'Show: The title is missing.' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Title')).toHaveFocus();
  expect(await saved()).toBeVisible();
}, 20_000);

test('an editor does not publish what a colleague has saved since, but sees it first', async () => {
  expectConsole('error', /error request/);
  signedIn('admin');
  const user = await renderApp('/manage/content/notice/badge-renewal');
  await user.type(await screen.findByLabelText(/^Summary/), ' Bring your badge.');
  await saved();
  const draft = portal().drafts.find(({ id }) => id === 'badge-renewal');
  const own = draft && savedOf(portal(), draft);
  if (!own) throw new Error('the draft is not stored');
  const theirs = { ...own, version: own.version + 1, document: { ...own.document, contact: 'badges@northgate.example.com' } };
  portal().savedDrafts.set('notice badge-renewal', theirs);
  await user.click(screen.getByRole('button', { name: 'Publish…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Publish' }));
  await user.click(dialog.getByRole('button', { name: 'Publish now' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/has changed/);
  await waitFor(() => {
    expect(screen.getByLabelText('Contact')).toHaveValue('badges@northgate.example.com');
  });
  await user.click(dialog.getByRole('button', { name: 'Publish now' }));
  expect(await screen.findByRole('button', { name: 'Take back' })).toBeVisible();
}, 20_000);

test('an editor who schedules a publication in the past is told so at the field, and nothing is sent', async () => {
  signedIn('admin');
  const user = await renderApp('/manage/content/notice/quiet-floors');
  await user.click(await screen.findByRole('button', { name: 'Publish…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Publish' }));
  await user.click(dialog.getByRole('radio', { name: 'At a set time' }));
  const field = dialog.getByLabelText(/^Time/);
  fireEvent.change(field, { target: { value: '2020-01-01T10:00' } });
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  expect(field).toHaveAccessibleDescription('Choose a moment that is still to come.');
  expect(field).toHaveFocus();
  expect(screen.queryByText(/^This request is not valid/)).not.toBeInTheDocument();

  fireEvent.change(field, { target: { value: '2099-12-01T09:00' } });
  await user.click(dialog.getByRole('button', { name: /^Publish on Dec 1, 2099/ }));
  await user.click(await screen.findByRole('button', { name: 'Change the time' }));
  const move = within(screen.getByRole('dialog', { name: 'Change the time of publication' }));
  const time = move.getByLabelText(/^Time/);
  fireEvent.change(time, { target: { value: '2020-01-01T10:00' } });
  await user.click(move.getByRole('button', { name: 'Change the time' }));
  expect(time).toHaveAccessibleDescription('Choose a moment that is still to come.');
}, 20_000);

test('why a publication failed is said once, in the dialog', async () => {
  signedIn('admin');
  failOnce('POST /api/manage/draft/publish', 'This request is not valid.');
  expectConsole('error', /^error request This request is not valid/);
  const user = await renderApp('/manage/content/notice/quiet-floors');
  await user.click(await screen.findByRole('button', { name: 'Publish…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Publish' }));
  await user.click(dialog.getByRole('button', { name: 'Publish now' }));
  expect(await dialog.findByText(/^This request is not valid/)).toBeVisible();
  expect(screen.getAllByText(/^This request is not valid/)).toHaveLength(1);
}, 20_000);

test('an editor who publishes a text that cannot be saved is told so in the dialog', async () => {
  expectConsole('error', /^error request /);
  signedIn('admin');
  const user = await renderApp('/manage/content/notice/quiet-floors');
  await user.type(await screen.findByLabelText(/^Summary/), '!');
  const failed = { code: 'internal', message: 'Not now.' };
  answerWith(http.post('*/api/manage/draft/save', () => HttpResponse.json(failed, { status: 500 })));
  await user.click(screen.getByRole('button', { name: 'Publish…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Publish' }));
  await user.click(dialog.getByRole('button', { name: 'Publish now' }));
  expect(await dialog.findByText('Not now.')).toBeVisible();
});

test('an editor who may not edit an item is told so', async () => {
  expectConsole('error', /You may not do this/);
  signedIn('editor');
  await renderApp('/manage/content/tool/slack');
  expect(await screen.findByRole('heading', { name: 'There is nothing to edit here' })).toBeVisible();
});

test('an editor adds a file, sees where it is used, replaces it and takes it away', async () => {
  signedIn('admin');
  const user = await renderApp('/manage/content/notice/badge-renewal');
  await screen.findByLabelText('Title');
  const form = (content: string) => new File([content], 'form.txt', { type: 'text/plain' });
  await user.upload(screen.getByLabelText('Add files'), form('Form of 2026'));
  const files = within(screen.getByRole('list', { name: 'Files' }));
  expect(await files.findByText(/^1\d B · for download$/, {}, { timeout: 5000 })).toBeInTheDocument();
  await user.click(files.getByRole('button', { name: 'Replace form.txt' }));
  await user.upload(screen.getByLabelText('Replace'), form('Form of 2027, longer'));
  expect(await files.findByText(/^2\d B · for download$/, {}, { timeout: 5000 })).toBeInTheDocument();
  await user.click(files.getByRole('button', { name: 'Remove form.txt' }));
  await waitFor(() => {
    expect(screen.queryByText('form.txt')).not.toBeInTheDocument();
  });
}, 20_000);

test('an editor who adds files to the text is told why one was refused, and gets the others', async () => {
  signedIn('admin');
  const user = await renderApp('/manage/content/notice/badge-renewal');
  await screen.findByLabelText('Title');
  const infected = { code: 'file.infected', message: 'The malware scanner found malware in this file.' };
  answerWith(http.post('*/api/manage/file/upload', () => HttpResponse.json(infected, { status: 400 }), { once: true }));
  expectConsole('error', /^error request The malware scanner found malware/);
  const [bad, good] = ['prize.txt', 'form.txt'].map((name) => new File(['Text'], name, { type: 'text/plain' }));
  await user.upload(await screen.findByLabelText('Picture or file', { selector: 'input' }), [bad, good] as File[]);
  const told = await screen.findByText('prize.txt was not added. The malware scanner found malware in this file.');
  expect(told).toHaveAttribute('role', 'alert');
  expect(await screen.findByRole('link', { name: 'form.txt' })).toBeInTheDocument();
  const text = () => portal().savedDrafts.get('notice badge-renewal')?.document.texts['en-US']?.markdown;
  await waitFor(
    () => {
      expect(text()).toContain('[form.txt](');
    },
    { timeout: 5000 },
  );
});

test('pictures in the text stay when another one cannot be added and the files cannot be listed again', async () => {
  const text = { title: 'Badges', summary: '', markdown: '![Yard](yard.png)', keywords: [], fields: {} };
  const document = documentWith(text, { area: 'notice', id: 'badge-renewal' });
  putDraft(portal(), { document, version: 1, baseRevision: 1, savedAt: new Date().toISOString(), savedBy: null });
  const [file] = portal().items.notice.find(({ id }) => id === document.id)?.attachments ?? [];
  if (!file) throw new Error('the notice of the sample has no file');
  Object.assign(file, { name: 'yard.png', kind: 'picture', type: 'image/png' });
  signedIn('admin');
  const user = await renderApp('/manage/content/notice/badge-renewal');
  const picture = await screen.findByRole('img', { name: 'Yard' });
  const address = picture.getAttribute('src');
  let failing = ['upload', 'list'];
  let failures = 0;
  answerWith(
    http.post('*/api/manage/file/:call', ({ params }) => {
      if (!failing.includes(String(params.call))) return undefined;
      failures += 1;
      return HttpResponse.json({ code: 'internal', message: 'Broken.' }, { status: 500 });
    }),
  );
  expectConsole('error', /^error request Broken/);
  await user.upload(
    screen.getByLabelText('Picture or file', { selector: 'input' }),
    new File(['Gate'], 'gate.png', { type: 'image/png' }),
  );
  expect(await screen.findByText('gate.png was not added. Broken.')).toBeVisible();
  await waitFor(() => {
    expect(failures).toBe(2);
  });
  await act(() => delay(50));
  expect(screen.getByRole('img', { name: 'Yard' })).toHaveAttribute('src', address);

  failing = ['list'];
  await user.upload(screen.getByLabelText('Add files'), new File(['Form'], 'form.txt', { type: 'text/plain' }));
  await waitFor(() => {
    expect(failures).toBeGreaterThan(2);
  });
  await act(() => delay(50));
  expect(screen.getByRole('img', { name: 'Yard' })).toHaveAttribute('src', address);
  expect(within(screen.getByRole('list', { name: 'Files' })).getByText('form.txt')).toBeInTheDocument();
  await waitFor(
    () => {
      expect(portal().savedDrafts.get('notice badge-renewal')?.document.attachments).toHaveLength(1);
    },
    { timeout: 5000 },
  );
}, 20_000);

test('an editor cancels an upload, and nothing is added', async () => {
  signedIn('admin');
  const user = await renderApp('/manage/content/notice/badge-renewal');
  await screen.findByLabelText('Title');
  answerWith(http.post('*/api/manage/file/upload', () => new Promise<never>(() => {}), { once: true }));
  await user.upload(screen.getByLabelText('Add files'), new File(['Form'], 'form.txt', { type: 'text/plain' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel the upload of form.txt' }));
  await waitFor(() => {
    expect(screen.queryByText('Uploading form.txt')).not.toBeInTheDocument();
  });
  const files = within(screen.getByRole('list', { name: 'Files' }));
  expect(files.queryByText('form.txt')).not.toBeInTheDocument();
});

test.each([1440, 820])(
  'an editor goes from a finding in the publish dialog to its setting, also from the preview (%i px)',
  async (width) => {
    windowWidth(width);
    const document = documentWith({}, { area: 'notice', id: 'badge-renewal' });
    putDraft(portal(), { document, version: 1, baseRevision: 1, savedAt: new Date().toISOString(), savedBy: null });
    signedIn('admin');
    const user = await renderApp('/manage/content/notice/badge-renewal');
    await user.type(await screen.findByLabelText('Title'), ' and badges');
    expect(await saved()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    await user.click(screen.getByRole('button', { name: 'Publish…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish' }));
    await user.click(dialog.getByRole('button', { name: 'Show: No department answers for it.' }));
    expect(screen.queryByRole('dialog', { name: 'Publish' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Preview' })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Department')).toHaveFocus();
  },
  20_000,
);

test('an editor looks at the page in the other language, on a phone and in the dark', async () => {
  signedIn('admin');
  const user = await renderApp('/manage/content/notice/badge-renewal');
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  const title = await preview.findByRole('heading', { level: 1 });
  expect(title).toHaveAttribute('lang', 'en-US');
  await user.click(preview.getByRole('radio', { name: 'Chinese' }));
  expect(await preview.findByRole('heading', { level: 1 })).toHaveAttribute('lang', 'zh-CN');
  for (const name of ['Phone', 'Dark']) {
    await user.click(preview.getByRole('radio', { name }));
    expect(preview.getByRole('radio', { name })).toBeChecked();
  }
  const page = preview.getByRole('group', { name: 'Page' });
  expect(page).toHaveAttribute('data-width', 'phone');
  expect(page).toHaveAttribute('data-theme', 'dark');
});
