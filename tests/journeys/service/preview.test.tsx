import { screen, waitFor, within } from '@testing-library/react';
import { makeLink } from '../../../mock/area/drafts';
import { daysFromNow } from '../../../mock/data/moments';
import { signedIn } from '../../factories/session';
import { expectConsole } from '../../setup/console';
import { failOnce, portal, recordCalls } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';
import { wideWindow } from '../../setup/window-width';

const REF = { area: 'service', id: 'home-office-kit' } as const;
const DRAFT = '/service/preview/home-office-kit';
const MAKER = { id: 'sofia-rossi', name: 'Sofia Rossi' };
const bar = () => screen.findByRole('complementary', { name: 'Draft, not published.' });
const panel = () => screen.findByRole('region', { name: /^Remarks/ });

/** Creates a preview link to the draft with that token and label. */
function linkTo(token: string, label = 'Legal'): void {
  portal().previewLinks.set(token, makeLink({ ...REF, label, sharedBy: MAKER, expiresAt: daysFromNow(14) }));
}

afterEach(() => {
  sessionStorage.clear();
});

test('an editor sees the draft under a bar; no views or shares are counted, and sharing and favourites are not available', async () => {
  signedIn('editor');
  const calls = recordCalls();
  await renderApp(DRAFT);
  expect(await bar()).toHaveTextContent('Only its editors and people with a preview link can see this page.');
  expect(await screen.findByRole('heading', { level: 1, name: 'Home office kit' })).toBeVisible();
  for (const name of ['Share', 'Favourite', 'Yes']) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(calls.map(({ call }) => call)).not.toEqual(expect.arrayContaining([expect.stringMatching(/update/)]));
});

test('a link that an editor made for somebody shows them the draft, says who shared it, and leaves the address', async () => {
  signedIn('admin');
  const user = await renderApp(DRAFT);
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(within(await bar()).getByRole('button', { name: 'Share preview' }));
  const dialog = await screen.findByRole('dialog', { name: 'Share preview' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Who or what is it for?' }), 'Works council');
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Ends after' }), '3 days');
  await user.click(within(dialog).getByRole('button', { name: 'Create and copy link' }));
  expect(await within(dialog).findByText(/Link copied to the clipboard\. It works until/)).toBeVisible();
  expect(await within(dialog).findByText(/not opened yet/)).toBeVisible();
  const link = new URL(copied.mock.calls[0]?.[0] ?? '');
  expect(link.pathname).toBe(DRAFT);

  signedIn('employee');
  await renderApp(link.pathname + link.search);
  expect(await within(await bar()).findByText(/“Works council” · shared by Sofia Rossi · until/)).toBeVisible();
  expect(window.location.search).toBe('');
  expect(screen.queryByRole('button', { name: 'Share preview' })).not.toBeInTheDocument();
  await renderApp(DRAFT);
  expect(await bar()).toBeVisible();
});

test('a link that was just made is no longer offered for copying after its editor has ended it', async () => {
  signedIn('editor');
  const user = await renderApp(DRAFT);
  await user.click(within(await bar()).getByRole('button', { name: 'Share preview' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share preview' }));
  await user.type(dialog.getByRole('textbox', { name: 'Who or what is it for?' }), 'Legal');
  await user.click(dialog.getByRole('button', { name: 'Create and copy link' }));
  expect(await dialog.findByText(/It works until/)).toBeVisible();
  await user.click(await dialog.findByRole('button', { name: 'End the link “Legal”' }));
  await waitFor(() => {
    expect(dialog.queryByText(/It works until/)).not.toBeInTheDocument();
  });
  expect(dialog.queryByDisplayValue(/token=/)).not.toBeInTheDocument();
});

test('an editor ends a link, whose holder is then told that the preview is not available', async () => {
  linkTo('one', 'Legal');
  linkTo('other', 'Finance');
  signedIn('editor');
  const user = await renderApp(DRAFT);
  await user.click(within(await bar()).getByRole('button', { name: 'Share preview' }));
  await user.click(await screen.findByRole('button', { name: 'End the link “Legal”' }));
  expect(await screen.findByText('Finance')).toBeVisible();
  expect(screen.queryByText('Legal')).not.toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: 'Links that work' })).getByRole('listitem')).toHaveFocus();
  expect([...portal().previewLinks.keys()]).toEqual(['other']);
  await user.click(screen.getByRole('button', { name: 'Close' }));

  expectConsole('error', /error request/);
  signedIn('employee');
  await renderApp(`${DRAFT}?token=one`);
  expect(await screen.findByRole('heading', { level: 1, name: 'This preview is not available' })).toBeVisible();
});

test('an employee without a link gets an error', async () => {
  expectConsole('error', /error request/);
  signedIn('employee');
  await renderApp(DRAFT);
  expect(await screen.findByRole('heading', { level: 1, name: 'This preview is not available' })).toBeVisible();
});

test('the holder of a link to a draft that was published since is led to the published page', async () => {
  const [published] = portal().items.service;
  if (!published) throw new Error('the sample has no service');
  expectConsole('error', /error request/);
  signedIn('employee');
  await renderApp(`/service/preview/${published.id}?token=ended`);
  expect(await screen.findByText('The preview has ended. This is the published page.')).toBeVisible();
  expect(window.location.pathname).toBe(`/service/${published.id}`);
  expect(await screen.findByRole('heading', { level: 1, name: published.texts['en-US']?.title })).toBeVisible();
});

test('the holder of a link leaves a remark on a passage and one on the page, and removes the first', async () => {
  linkTo('one');
  signedIn('employee');
  const user = await renderApp(`${DRAFT}?token=one`);
  await user.click(await screen.findByRole('button', { name: 'Remark on “Starts in summer.”' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remark' });
  const field = within(dialog).getByRole('textbox', { name: 'Your remark on this passage' });
  expect(field).toHaveFocus();
  await user.type(field, 'Which summer?');
  await user.click(within(dialog).getByRole('button', { name: 'Send remark' }));
  const remark = await within(await panel()).findByRole('article', { name: 'Remark by Mei Lin' });
  expect(remark).toHaveTextContent('“Starts in summer.”');
  expect(remark).toHaveTextContent('Which summer?');
  expect(screen.getByRole('button', { name: 'Remark on “Starts in summer.”, which has 1 remark' })).toBeInTheDocument();
  expect(portal().remarks.get('service home-office-kit')?.[0]).toMatchObject({
    ...{ locale: 'en-US', text: 'Which summer?', version: 1 },
    block: { index: 0, quote: 'Starts in summer.' },
  });

  await user.click(within(await panel()).getByRole('button', { name: 'Remark on the page' }));
  await user.type(screen.getByRole('textbox', { name: 'Your remark on the whole page' }), 'Well written.');
  await user.click(screen.getByRole('button', { name: 'Send remark' }));
  expect(await within(await panel()).findByText('Well written.')).toBeVisible();
  await user.click(within(remark).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('button', { name: 'Remark on “Starts in summer.”' })).toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
  expect(within(remark).queryByRole('button', { name: 'Resolve' })).not.toBeInTheDocument();
});

test('beside the page, the remarks are a single button until there is one, and fold again when it is discarded', async () => {
  wideWindow();
  linkTo('one');
  signedIn('employee');
  const user = await renderApp(`${DRAFT}?token=one`);
  const begin = await within(await panel()).findByRole('button', { name: 'Remark on the page' });
  expect(await panel()).toHaveAttribute('data-folded', 'true');
  begin.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: 'Your remark on the whole page' })).toHaveFocus();
  expect(await panel()).toHaveAttribute('data-folded', 'false');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await panel()).toHaveAttribute('data-folded', 'true');
  expect(begin).toHaveFocus();
  await user.click(begin);
  await user.type(screen.getByRole('textbox', { name: 'Your remark on the whole page' }), 'Well written.');
  await user.click(screen.getByRole('button', { name: 'Send remark' }));
  expect(await within(await panel()).findByText('Well written.')).toBeVisible();
  expect(await panel()).toHaveAttribute('data-folded', 'false');
});

test('beside the page, the focus returns from the form of a remark to the button that opened it', async () => {
  wideWindow();
  linkTo('one');
  signedIn('employee');
  const user = await renderApp(`${DRAFT}?token=one`);
  const onPage = await within(await panel()).findByRole('button', { name: 'Remark on the page' });
  await user.click(onPage);
  await user.type(screen.getByRole('textbox', { name: 'Your remark on the whole page' }), 'Well written.');
  await user.click(screen.getByRole('button', { name: 'Send remark' }));
  await waitFor(() => {
    expect(onPage).toHaveFocus();
  });
  const onPassage = screen.getByRole('button', { name: 'Remark on “Starts in summer.”' });
  await user.click(onPassage);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onPassage).toHaveFocus();
});

test('a remark that could not be sent stays in its field', async () => {
  linkTo('one');
  signedIn('employee');
  const user = await renderApp(`${DRAFT}?token=one`);
  await user.click(within(await panel()).getByRole('button', { name: 'Remark on the page' }));
  await user.type(screen.getByRole('textbox', { name: 'Your remark on the whole page' }), 'Long thoughts.');
  expectConsole('error', /error request/);
  failOnce('POST /api/preview/remark/create', 'It failed.');
  await user.click(screen.getByRole('button', { name: 'Send remark' }));
  expect(await screen.findByText('It failed.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Your remark on the whole page' })).toHaveValue('Long thoughts.');
});

test('a remark that was begun is still there after a remark on something else', async () => {
  wideWindow();
  linkTo('one');
  signedIn('employee');
  const user = await renderApp(`${DRAFT}?token=one`);
  const begin = async () => {
    await user.click(await screen.findByRole('button', { name: 'Remark on “Starts in summer.”' }));
    return screen.getByRole('textbox', { name: 'Your remark on this passage' });
  };
  await user.type(await begin(), 'Which summer?');
  await user.click(within(await panel()).getByRole('button', { name: 'Remark on the page' }));
  const field = screen.getByRole('textbox', { name: 'Your remark on the whole page' });
  expect(field).toHaveValue('');
  await user.type(field, 'Well written.');
  await user.click(screen.getByRole('button', { name: 'Send remark' }));
  expect(await within(await panel()).findByText('Well written.')).toBeVisible();
  expect(document.body).not.toHaveFocus();
  expect(await begin()).toHaveValue('Which summer?');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await begin()).toHaveValue('');
});

test('a remark whose dialog is closed by mistake is still there when it is opened again', async () => {
  linkTo('one');
  signedIn('employee');
  const user = await renderApp(`${DRAFT}?token=one`);
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Remark on “Starts in summer.”' }));
    return screen.findByRole('textbox', { name: 'Your remark on this passage' });
  };
  await user.type(await open(), 'Which summer?');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(await open()).toHaveValue('Which summer?');
});

test('an editor replies to a remark, resolves it and opens it again', async () => {
  portal().remarks.set('service home-office-kit', [
    {
      ...{ id: '5e551017-0000-4000-8000-000000000001', text: 'Which summer?', person: { id: 'mei-lin', name: 'Mei Lin' } },
      ...{ createdAt: daysFromNow(-1), locale: 'en-US', version: 1, block: { index: 4, quote: 'Starts in summer.' } },
      ...{ replies: [], resolved: null },
    },
  ]);
  signedIn('editor');
  const user = await renderApp(DRAFT);
  const remark = await within(await panel()).findByRole('article', { name: 'Remark by Mei Lin' });
  await user.click(within(remark).getByRole('button', { name: 'Reply' }));
  await user.type(within(remark).getByRole('textbox', { name: 'Your reply to Mei Lin' }), 'The next one.');
  await user.click(within(remark).getByRole('button', { name: 'Reply' }));
  expect(await within(await panel()).findByText('The next one.')).toBeVisible();
  await waitFor(() => {
    expect(within(remark).getByRole('button', { name: 'Reply' })).toHaveFocus();
  });
  await user.click(within(await panel()).getByRole('button', { name: 'Resolve' }));
  await user.click(await within(await panel()).findByText('1 resolved'));
  expect(within(await panel()).getByText(/Resolved by Daniel Okafor/)).toBeVisible();
  await user.click(within(await panel()).getByRole('button', { name: 'Open again' }));
  expect(await within(await panel()).findByRole('button', { name: 'Resolve' })).toBeVisible();
});

test('the holder of a link says that the draft looks right, and takes it back', async () => {
  linkTo('one');
  signedIn('employee');
  const user = await renderApp(`${DRAFT}?token=one`);
  const button = within(await bar()).getByRole('button', { name: 'Looks right' });
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await user.click(button);
  expect(await within(await panel()).findByRole('list', { name: 'Looks right' })).toHaveTextContent('Mei Lin');
  expect(button).toHaveAttribute('aria-pressed', 'true');
  await user.click(button);
  expect(within(await bar()).getByRole('button', { name: 'Looks right', pressed: false })).toBeVisible();
  expect(within(await panel()).queryByRole('list', { name: 'Looks right' })).not.toBeInTheDocument();
});
