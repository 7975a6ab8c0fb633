import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SEE_AS_HEADER } from '../../../contract/core/see-as-header';
import type { SeeAs } from '../../../contract/manage/see-as';
import { forgetShownAs } from '../../../src/lib/session/see-as';
import { signedIn } from '../../factories/session';
import { expectConsole } from '../../setup/console';
import { recordCalls } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';

const AS_MEI: SeeAs = {
  id: '3f1c1f0e-6f0b-4a53-9f39-0a8a3f1f0e6f',
  reader: { name: 'Mei Lin', department: 'Product Design', location: 'Lisbon', roles: ['employee'], locale: 'en-US' },
  moment: '2099-12-01T08:00:00.000Z',
  until: '2099-12-01T09:00:00.000Z',
};

afterEach(forgetShownAs);

/** Makes this tab one that shows the portal as somebody else. */
function showAs(seeAs: SeeAs): void {
  window.name = 'portico-see-as';
  sessionStorage.setItem('portico-see-as', JSON.stringify(seeAs));
}

test('an administrator learns why anybody of a department sees a page, and where search has it', async () => {
  signedIn('admin');
  const user = await renderApp('/manage/see-as');
  const why = within(await screen.findByRole('region', { name: 'Why can they see it, or not?' }));
  expect(why.getByText('First choose a person under “Reader and time”.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'A kind of reader' }));
  expect(why.getByText('For Employee, now')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Department' }), 'Legal');
  await user.type(why.getByRole('combobox', { name: 'Page' }), 'annual leave');
  await user.click(await why.findByRole('option', { name: 'Annual leave' }));
  await user.type(why.getByRole('textbox', { name: 'Search words (optional)' }), 'annual leave');
  await user.click(why.getByRole('button', { name: 'Explain' }));
  expect(await why.findByText('They see “Annual leave”')).toBeVisible();
  const [department] = why.getAllByRole('listitem').filter((row) => within(row).queryByText('Department'));
  if (!department) throw new Error('no row for the department');
  expect(within(department).getByText('Met')).toBeInTheDocument();
  expect(within(department).getByText('Page: for everyone')).toBeVisible();
  expect(within(department).getByText('Reader: Legal')).toBeVisible();
  expect(why.getByText(/^Result 1 of \d+ in its area/)).toBeVisible();
});

test('an administrator who chooses another reader or page does not see the explanation for the former one', async () => {
  signedIn('admin');
  const user = await renderApp('/manage/see-as');
  const why = within(await screen.findByRole('region', { name: 'Why can they see it, or not?' }));
  await user.click(screen.getByRole('radio', { name: 'A kind of reader' }));
  await user.type(why.getByRole('combobox', { name: 'Page' }), 'annual leave');
  await user.click(await why.findByRole('option', { name: 'Annual leave' }));
  await user.click(why.getByRole('button', { name: 'Explain' }));
  expect(await why.findByText('They see “Annual leave”')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Department' }), 'Legal');
  expect(why.queryByText('They see “Annual leave”')).not.toBeInTheDocument();
  await user.click(why.getByRole('button', { name: 'Explain' }));
  expect(await why.findByText('Reader: Legal')).toBeVisible();
  await user.click(why.getByRole('button', { name: 'Choose another' }));
  await user.type(why.getByRole('combobox', { name: 'Page' }), 'quiet');
  await user.click(await why.findByRole('option', { name: 'Quiet floors' }));
  expect(why.queryByText('Reader: Legal')).not.toBeInTheDocument();
  await user.click(why.getByRole('button', { name: 'Explain' }));
  expect(await why.findByText('They do not see “Quiet floors”')).toBeVisible();
});

test('an administrator who chooses a moment that is past, or too far ahead, is told so at its field', async () => {
  signedIn('admin');
  const calls = recordCalls();
  const user = await renderApp('/manage/see-as');
  await user.click(await screen.findByRole('radio', { name: 'A kind of reader' }));
  await user.click(screen.getByRole('radio', { name: 'At a later time' }));
  const field = screen.getByLabelText(/^Date and time/);
  fireEvent.change(field, { target: { value: '2020-01-01T10:00' } });
  await user.click(screen.getByRole('button', { name: 'See the portal' }));
  expect(field).toHaveAccessibleDescription('Choose a moment that is still to come.');
  expect(field).toHaveFocus();
  const why = within(screen.getByRole('region', { name: 'Why can they see it, or not?' }));
  await user.type(why.getByRole('combobox', { name: 'Page' }), 'annual leave');
  await user.click(await why.findByRole('option', { name: 'Annual leave' }));
  await user.click(why.getByRole('button', { name: 'Explain' }));
  expect(field).toHaveFocus();
  expect(calls.filter(({ call }) => call.includes('/seeAs/'))).toEqual([]);
  expectConsole('error', /error request/);
  fireEvent.change(field, { target: { value: '2099-01-01T10:00' } });
  expect(field).not.toHaveAccessibleDescription();
  await user.click(why.getByRole('button', { name: 'Explain' }));
  await waitFor(() => {
    expect(field).toHaveAccessibleDescription('Choose a moment in the future, within a year.');
  });
  expect(screen.getAllByText('Choose a moment in the future, within a year.')).toHaveLength(1);
});

test('an administrator finds a person by their name, and may choose another', async () => {
  signedIn('admin');
  const user = await renderApp('/manage/see-as');
  const open = await screen.findByRole('button', { name: 'See the portal' });
  await user.click(open);
  expect(screen.getByText('Choose a person.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Person' })).toHaveFocus();
  await user.type(screen.getByRole('combobox', { name: 'Person' }), 'mei');
  await user.click(await screen.findByRole('option', { name: 'Mei Lin · Product Design' }));
  expect(screen.queryByText('Choose a person.')).not.toBeInTheDocument();
  expect(screen.getByText('For Mei Lin · Product Design, now')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Choose another' }));
  expect(screen.queryByText('Choose a person.')).not.toBeInTheDocument();
});

test('an administrator who asks for an explanation is told what is missing, at its field', async () => {
  signedIn('admin');
  const calls = recordCalls();
  const user = await renderApp('/manage/see-as');
  const why = within(await screen.findByRole('region', { name: 'Why can they see it, or not?' }));
  await user.click(why.getByRole('button', { name: 'Explain' }));
  expect(screen.getByText('Choose a person.')).toBeVisible();
  expect(why.getByText('Choose a page.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Person' })).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: 'A kind of reader' }));
  await user.click(why.getByRole('button', { name: 'Explain' }));
  expect(why.getByRole('combobox', { name: 'Page' })).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: 'At a later time' }));
  await user.click(screen.getByRole('button', { name: 'See the portal' }));
  expect(screen.getByLabelText(/^Date and time/)).toHaveAccessibleDescription('Choose a date and a time.');
  expect(calls.filter(({ call }) => call.includes('/seeAs/'))).toEqual([]);
});

test('a tab that shows the portal as somebody else says so, and asks for their content', async () => {
  signedIn('admin');
  showAs(AS_MEI);
  const calls = recordCalls();
  await renderApp('/notice');
  const bar = await screen.findByRole('complementary', { name: 'Seen as somebody else' });
  expect(bar).toHaveTextContent('You see the portal as Mei Lin · Product Design · Lisbon, on Dec 1, 2099');
  expect(screen.getByRole('button', { name: /Mei Lin/ })).toBeVisible();
  const list = calls.find(({ call }) => call === 'POST /api/notice/list');
  expect(list?.request.headers.get(SEE_AS_HEADER)).toBe(AS_MEI.id);
});

test('an editor cannot see the portal as somebody else', async () => {
  signedIn('editor');
  await renderApp('/manage/see-as');
  expect(await screen.findByRole('heading', { name: 'This page is for administrators' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'See as' })).not.toBeInTheDocument();
});
