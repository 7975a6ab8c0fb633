import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { answerWith, failOnce, holdOnce, portal, recordCalls } from '../../setup/portal';
import { isReloadAsked } from '../../setup/reload';
import { renderApp } from '../../setup/render-app';

const PAGE = '/manage/search';
const QUESTION = { name: 'Discard what you entered?' };
const list = (name: string) => screen.findByRole('list', { name });
const tab = (name: string) => within(screen.getByRole('navigation', { name: 'Parts of search' })).getByRole('link', { name });

beforeEach(() => {
  signedIn('editor');
});

test('an editor who enters more words than a list can have is told how many fit, and nothing is sent', async () => {
  const user = await renderApp(`${PAGE}?tab=synonyms`);
  await user.click(await screen.findByRole('button', { name: 'Add a group' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add synonyms' }));
  const field = form.getByRole('textbox', { name: 'Add a word' });
  const calls = recordCalls();
  await user.click(field);
  await user.paste(Array.from({ length: 21 }, (_, index) => `word${index}`).join(', '));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(field).toHaveAccessibleDescription(/At most 20 words fit in this list\. Remove some first\.$/);
  expect(calls.map(({ call }) => call)).not.toContain('POST /api/manage/search/synonym/save');
  await renderApp(`${PAGE}?tab=words`);
  const popular = await screen.findByRole('textbox', { name: 'Add a popular search' });
  await user.click(popular);
  await user.paste('a,b,c,d,e,f,g,h,i,j,k,l');
  await user.keyboard('{Enter}');
  expect(popular).toHaveAccessibleDescription('At most 10 words fit in this list. Remove some first.');
}, 20_000);

test('an editor without popular words of their own reads which searches are shown to readers instead', async () => {
  portal().searchRules.keywords.clear();
  answerWith(
    http.post('*/api/search/keyword/list', () =>
      HttpResponse.json([
        { id: '1', word: 'leave' },
        { id: '2', word: 'VPN' },
      ]),
    ),
  );
  const user = await renderApp(`${PAGE}?tab=words`);
  expect(await screen.findByText('Readers now see what is searched for most: leave, VPN')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Home and service hall (0)' }));
  expect(await screen.findByText('None yet. Readers see no popular searches here.')).toBeVisible();
});

test('popular words open at the place that has some, and each place says how many it has', async () => {
  portal().searchRules.keywords.delete('all en-US');
  const user = await renderApp(`${PAGE}?tab=words`);
  expect(await screen.findByRole('radio', { name: 'Home and service hall (3)' })).toBeChecked();
  expect(await list('Popular searches in order')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Search everything (0)' }));
  await user.type(await screen.findByRole('textbox', { name: 'Add a popular search' }), 'visa');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('radio', { name: 'Search everything (1)' })).toBeChecked();
  expect(address()).toBe(`${PAGE}?tab=words&place=all`);
});

test('an editor orders popular words, and unsaved changes are kept while they look at another language', async () => {
  const user = await renderApp(`${PAGE}?tab=words`);
  const words = async () =>
    within(await list('Popular searches in order'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(await words()).toEqual(['leave', 'laptop', 'expenses']);
  await user.click(screen.getByRole('button', { name: 'Move laptop up' }));
  await user.click(screen.getByRole('button', { name: 'Remove expenses' }));
  expect(screen.getByText('You have unsaved changes.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Chinese' }));
  await waitFor(async () => {
    expect(await words()).toEqual(['休假', '电脑', '报销']);
  });
  await user.click(screen.getByRole('radio', { name: 'English' }));
  await waitFor(async () => {
    expect(await words()).toEqual(['laptop', 'leave']);
  });
  const [hotForm] = screen.getAllByRole('button', { name: 'Save' });
  if (hotForm) await user.click(hotForm);
  await waitFor(() => {
    expect(portal().searchRules.keywords.get('all en-US')).toEqual(['laptop', 'leave']);
  });
  expect(portal().searchRules.keywords.get('service en-US')).toEqual(['leave', 'laptop', 'expenses']);
});

test('an editor who leaves word lists that are not saved is asked before, and a word that is not added yet is kept among them', async () => {
  const user = await renderApp(`${PAGE}?tab=words`);
  const blocked = within(await screen.findByRole('region', { name: 'Blocked words' }));
  const popular = within(screen.getByRole('region', { name: 'Popular searches' }));
  await user.type(await popular.findByRole('textbox', { name: 'Add a popular search' }), 'visa');
  await user.click(screen.getByRole('radio', { name: 'Chinese' }));
  await popular.findByText('休假');
  expect(isReloadAsked()).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'English' }));
  expect(await popular.findByDisplayValue('visa')).toBeVisible();
  await user.click(tab('Synonyms'));
  await user.click(within(await screen.findByRole('dialog', QUESTION)).getByRole('button', { name: 'Keep editing' }));
  expect(popular.getByDisplayValue('visa')).toBeVisible();
  await user.type(popular.getByDisplayValue('visa'), '{Backspace>4/}');
  expect(isReloadAsked()).toBe(false);
  await user.type(await blocked.findByRole('textbox', { name: 'Block a word' }), 'layoff{Enter}');
  await user.click(screen.getByRole('link', { name: 'Insights' }));
  await user.click(within(await screen.findByRole('dialog', QUESTION)).getByRole('button', { name: 'Discard' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Insights' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
}, 20_000);

test('words that an editor adds while others are being saved are kept, and saved next', async () => {
  const user = await renderApp(`${PAGE}?tab=words`);
  const section = within(await screen.findByRole('region', { name: 'Blocked words' }));
  const field = await section.findByRole('textbox', { name: 'Block a word' });
  await user.type(field, 'layoff{Enter}');
  const goOn = holdOnce('POST /api/manage/search/ban/save');
  await user.click(section.getByRole('button', { name: 'Save' }));
  await user.type(field, 'merger{Enter}');
  goOn();
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(section.getByText('merger')).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(portal().searchRules.bans).toEqual(['layoff', 'merger', 'redundancy']);
  });
});

test('an editor blocks a word from suggestions; a failed save keeps the input', async () => {
  expectConsole('error', /error request/);
  const user = await renderApp(`${PAGE}?tab=words`);
  const section = within(await screen.findByRole('region', { name: 'Blocked words' }));
  await section.findByText(/From the content folder: salary/);
  failOnce('POST /api/manage/search/ban/save', 'Not now.');
  await user.type(section.getByRole('textbox', { name: 'Block a word' }), 'layoff');
  await user.click(section.getByRole('button', { name: 'Save' }));
  expect(await section.findByText('Not now.')).toBeVisible();
  expect(section.getByText('layoff')).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(portal().searchRules.bans).toEqual(['layoff', 'redundancy']);
  });
});
