import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { withMarkdown } from '../../factories/documents';
import { signedIn } from '../../factories/session';
import { visit } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { provideIndexedDb } from '../../setup/indexed-db';
import { answerWith, recordCalls } from '../../setup/portal';
import { body, discardElsewhere, openDesk, saveElsewhere, savedBody, type, wait } from './saving-desk';

const SAVE = '*/api/manage/draft/save';
const TEXT = 'One.\n\nTwo.\n';
const person = (): string => signedIn('editor').userInfo.id;
// On a busy machine the first save of a file takes long.
jest.setTimeout(60_000);

const status = (text: string | RegExp) => screen.findByText(text);

let device: ReturnType<typeof provideIndexedDb>;
let me: string;

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['performance'] });
  device = provideIndexedDb();
  isConnected = true;
  visit('/manage');
  me = person();
});

afterEach(() => {
  device.remove();
});

/** Opens the item and saves a first text. */
async function openWithDraft(): Promise<() => void> {
  const close = await openDesk(me);
  type(TEXT);
  await wait(2_500);
  await status(/^Saved \d/);
  return close;
}

let isConnected: boolean;

function loseConnection(): void {
  isConnected = false;
  answerWith(http.post(SAVE, () => (isConnected ? undefined : HttpResponse.error())));
  expectConsole('error', /cannot be reached/);
}

function findConnection(): void {
  isConnected = true;
}

test('an editor who types sees that the text is saved only after the server has it', async () => {
  await openDesk(me);
  expect(screen.getByText('No changes')).toBeVisible();
  type('First');
  type(TEXT);
  expect(screen.getByText('Unsaved changes')).toBeVisible();
  await wait(1_900);
  expect(savedBody()).toBeUndefined();
  await wait(600);
  await status(/^Saved \d/);
  expect(savedBody()).toBe(TEXT);
});

test('an editor who types without a pause has the text saved after ten seconds', async () => {
  await openDesk(me);
  for (let count = 0; count < 12; count += 1) {
    type(`${count}`);
    await wait(1_000);
  }
  await waitFor(() => {
    expect(savedBody()).toBeDefined();
  });
});

test('text typed while a save is under way is saved after it, one request at a time', async () => {
  await openWithDraft();
  const calls = recordCalls();
  answerWith(
    http.post(
      SAVE,
      async () => {
        await delay(5_000);
      },
      { once: true },
    ),
  );
  type('Sent.');
  await wait(2_500);
  type('Typed later.');
  await wait(4_000);
  expect(calls.filter(({ call }) => call.endsWith('/draft/save'))).toHaveLength(1);
  await wait(8_000);
  await status(/^Saved \d/);
  expect(savedBody()).toBe('Typed later.');
});

test('an editor without a connection types on, and the text is saved when the connection is back', async () => {
  await openWithDraft();
  loseConnection();
  type('Offline.');
  await wait(2_500);
  await status('Offline. Kept on this device');
  type('Offline, more.');
  findConnection();
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await status(/^Saved \d/);
  expect(savedBody()).toBe('Offline, more.');
});

test('what a closed tab had not saved is there again when the editor comes back', async () => {
  const close = await openWithDraft();
  loseConnection();
  type('Not saved.');
  await wait(400);
  close();
  await wait(100);
  await openDesk(me);
  await status(/^Restored changes from/);
  expect(body()).toHaveValue('Not saved.');
  fireEvent.click(screen.getByRole('button', { name: 'Discard restored changes' }));
  expect(body()).toHaveValue(TEXT);
  findConnection();
  await wait(70_000);
  expect(savedBody()).toBe(TEXT);
});

test('changes of two editors in different blocks are merged', async () => {
  expectConsole('error', /^error request The draft or its published/);
  await openWithDraft();
  saveElsewhere((document) => withMarkdown(document, 'One.\n\nTwo, by Tom.\n'));
  type('One, by me.\n\nTwo.\n');
  await wait(2_500);
  await status('Changes by Tom Berger were added to your text.');
  await status(/^Saved \d/);
  expect(body()).toHaveValue('One, by me.\n\nTwo, by Tom.\n');
  expect(savedBody()).toBe('One, by me.\n\nTwo, by Tom.\n');
});

test.each([
  ['Your version', 'Mine.\n\nTwo.\n'],
  ['Version by Tom Berger', 'Toms.\n\nTwo.\n'],
  ['Keep both, yours first', 'Mine.\n\nToms.\n\nTwo.\n'],
])('an editor who changed the same block as another one chooses “%s”', async (choice, expected) => {
  expectConsole('error', /error request/);
  await openWithDraft();
  saveElsewhere((document) => withMarkdown(document, 'Toms.\n\nTwo.\n'));
  type('Mine.\n\nTwo.\n');
  await wait(2_500);
  await status('Not saved: a passage was also changed by somebody else');
  expect(body()).toHaveValue('Mine.\n\nTwo.\n');
  expect(savedBody()).toBe('Toms.\n\nTwo.\n');
  fireEvent.click(screen.getByText('Choose'));
  fireEvent.click(await screen.findByLabelText(choice));
  fireEvent.click(screen.getByText('Save choices'));
  await wait(2_500);
  await status(/^Saved \d/);
  expect(savedBody()).toBe(expected);
});

test('an editor whose session ends while writing keeps the text, and it is saved after signing in again', async () => {
  await openWithDraft();
  expectConsole('error', /^Expired\.$/);
  answerWith(
    http.post(SAVE, () => HttpResponse.json({ code: 'session.expired', message: 'Expired.' }, { status: 401 }), { once: true }),
  );
  type('Written while signed out.');
  await wait(2_500);
  await status('Not saved. Sign in again to save');
  expect(body()).toHaveValue('Written while signed out.');
  signedIn('editor');
  const { endHold } = await import('@/lib/session/session-hold');
  act(() => {
    endHold(true);
  });
  await status(/^Saved \d/);
  expect(savedBody()).toBe('Written while signed out.');
});

test('a save whose answer was lost is no conflict with oneself', async () => {
  await openWithDraft();
  expectConsole('error', /^error request The draft or its published/);
  loseConnection();
  type('Sent.');
  await wait(2_500);
  await status('Offline. Kept on this device');
  saveElsewhere((document) => withMarkdown(document, 'Sent.'));
  type('Sent, and more.');
  findConnection();
  await wait(10_000);
  await status(/^Saved \d/);
  expect(savedBody()).toBe('Sent, and more.');
});

test('the text of an editor stays when somebody else discards the draft, and is saved as a new one', async () => {
  await openWithDraft();
  expectConsole('error', /error request/);
  discardElsewhere();
  type('Still here.');
  await wait(2_500);
  await status('This draft was discarded in the meantime. Your text is saved as a new draft.');
  await status(/^Saved \d/);
  expect(savedBody()).toBe('Still here.');
});

test('a refused document tells why, and is saved after the next change', async () => {
  await openWithDraft();
  expectConsole('error', /error request/);
  const refusal = { code: 'document.invalid', message: 'The title is missing.', details: { 'texts.en-US.title': 'is missing' } };
  answerWith(http.post(SAVE, () => HttpResponse.json(refusal, { status: 400 }), { once: true }));
  type('Refused.');
  await wait(2_500);
  await status('Not saved: The title is missing.');
  await wait(60_000);
  expect(savedBody()).toBe(TEXT);
  type('Accepted.');
  await wait(2_500);
  await status(/^Saved \d/);
});

test('a full disk does not stop an editor, who is told that nothing is kept and warned before leaving', async () => {
  await openWithDraft();
  expectConsole('warn', /cannot be kept on this device/);
  device.refuse();
  loseConnection();
  type('At risk.');
  await wait(400);
  await status(/^This browser keeps no changes on this device/);
  const leaving = new Event('beforeunload', { cancelable: true });
  act(() => {
    window.dispatchEvent(leaving);
  });
  expect(leaving.defaultPrevented).toBe(true);
  await wait(2_500);
  await status('Offline. Not kept on this device, so leave this window open');
});
