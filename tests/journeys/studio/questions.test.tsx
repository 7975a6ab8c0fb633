import { screen, waitFor, within } from '@testing-library/react';
import { savedOf } from '../../../mock/manage/managed';
import { signedIn } from '../../factories/session';
import { provideIndexedDb } from '../../setup/indexed-db';
import { portal } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';

let device: ReturnType<typeof provideIndexedDb>;
beforeEach(() => {
  device = provideIndexedDb();
  signedIn('admin');
});
afterEach(() => {
  device.remove();
});

const questionsOf = () => {
  const draft = portal().drafts.find(({ id }) => id === 'badge-renewal');
  return draft && savedOf(portal(), draft).document.texts['en-US']?.questions;
};

test('an editor writes the questions that a page must answer, and sees where the search finds it', async () => {
  const title = 'Renew your badge';
  const user = await renderApp('/manage/content/notice/badge-renewal');
  await user.click(await screen.findByText('Checks', { selector: 'summary' }));
  const part = within(await screen.findByRole('region', { name: 'Questions this page must answer' }));
  await user.type(part.getByLabelText('Question 1, English'), 'zzzz');
  expect(await part.findByText('Not found; should be among the first three', undefined, { timeout: 5000 })).toBeVisible();
  await user.clear(part.getByLabelText('Question 1, English'));
  await user.type(part.getByLabelText('Question 1, English'), title);
  expect(await part.findByText('Found: result 1', undefined, { timeout: 5000 })).toBeVisible();
  await waitFor(
    () => {
      expect(questionsOf()).toEqual([title]);
    },
    { timeout: 5000 },
  );
  await user.clear(part.getByLabelText('Question 1, English'));
  await waitFor(
    () => {
      expect(questionsOf()).toBeUndefined();
    },
    { timeout: 5000 },
  );
}, 30_000);

test('an editor finds in My work a published page that readers do not find by its question', async () => {
  const item = portal().items.service[0];
  const text = item?.texts['en-US'];
  if (!item || !text) throw new Error('the mocked portal has no services');
  text.questions = ['Where did my umbrella go?', text.title];
  await renderApp('/manage');
  const section = within(await screen.findByRole('region', { name: 'Hard to find' }));
  expect(section.getByRole('link', { name: text.title })).toHaveAttribute('href', `/manage/content/service/${item.id}`);
  expect(section.getByText('“Where did my umbrella go?”')).toBeVisible();
  expect(section.getByText('not found')).toBeVisible();
  expect(section.queryByText(`“${text.title}”`)).not.toBeInTheDocument();
});

test('an editor sees the search positions again before publishing', async () => {
  const item = portal().items.notice.find(({ id }) => id === 'badge-renewal');
  const text = item?.texts['en-US'];
  if (!text) throw new Error('the mocked portal has no such notice');
  text.questions = [text.title, 'zzzz'];
  const user = await renderApp('/manage/content/notice/badge-renewal');
  await user.type(await screen.findByLabelText('Title'), '!');
  await user.click(await screen.findByRole('button', { name: 'Publish…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish' }));
  const list = within(await dialog.findByRole('region', { name: 'Questions this page must answer' }));
  expect(await list.findByText('1 of 2 questions find the page')).toBeVisible();
  expect(list.getByText('Not found; should be among the first three')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Publish now' })).toBeEnabled();
}, 20_000);
