import { screen, waitFor, within } from '@testing-library/react';
import { signedIn } from '../../factories/session';
import { expectConsole } from '../../setup/console';
import { failOnce, holdOnce, portal } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';

const PAGE = '/manage/home';
const ids = () => portal().slides.map(({ id }) => id);

beforeEach(() => {
  signedIn('admin');
});

test('an administrator moves a slide with the arrow keys, and undoes it', async () => {
  const user = await renderApp(PAGE);
  const handle = await screen.findByRole('button', { name: 'Move Lease a bicycle with the arrow keys' });
  handle.focus();
  await user.keyboard('{ArrowUp}');
  expect(await screen.findByText('Lease a bicycle is now at position 1.')).toBeVisible();
  expect(ids()).toEqual(['bicycles', 'harbour', 'summer-party']);
  expect(screen.getByRole('button', { name: 'Move Lease a bicycle with the arrow keys' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => {
    expect(ids()).toEqual(['harbour', 'bicycles', 'summer-party']);
  });
});

test('an administrator reads the last day of a slide that ends at midnight, and otherwise the moment', async () => {
  const [first, second] = portal().slides;
  if (!first || !second) throw new Error('the sample has too few slides');
  first.endsAt = new Date(2099, 11, 19).toISOString();
  second.endsAt = new Date(2099, 11, 19, 14).toISOString();
  await renderApp(PAGE);
  expect(await screen.findByText('Through Dec 18, 2099')).toBeVisible();
  expect(screen.getByText(/^Until Dec 19, 2099/)).toBeVisible();
});

test('an administrator sees which slide ends today', async () => {
  const [slide] = portal().slides;
  if (!slide) throw new Error('the sample has no slides');
  const midnight = new Date();
  midnight.setHours(24, 0, 0, 0);
  slide.endsAt = midnight.toISOString();
  await renderApp(PAGE);
  expect(await screen.findByText('Ends today')).toBeVisible();
});

test('an administrator adds a slide in both languages with a link, and readers see it', async () => {
  const user = await renderApp(PAGE);
  await user.click(await screen.findByRole('button', { name: 'New slide' }));
  const form = within(await screen.findByRole('dialog', { name: 'New slide' }));
  await user.click(form.getByRole('button', { name: 'Save slide' }));
  expect(form.getByText('Write a title in at least one language.')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: 'Title in English' }), 'Winter camp');
  await user.type(form.getByRole('textbox', { name: 'Title in Chinese' }), '冬令营');
  const address = form.getByRole('textbox', { name: 'Or an address of the portal' });
  await user.type(address, 'https://elsewhere.example');
  await user.click(form.getByRole('button', { name: 'Save slide' }));
  expect(form.getByText('Write an address of this portal, such as /service.')).toBeVisible();
  await user.clear(address);
  await user.type(address, '/welfare');
  const preview = within(form.getByRole('region', { name: 'Preview' }));
  expect(preview.getByText('Winter camp')).toBeVisible();
  await user.click(preview.getByRole('radio', { name: 'Phone' }));
  await user.click(preview.getByRole('radio', { name: 'Chinese' }));
  expect(preview.getByText('冬令营')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Save slide' }));
  expect(await screen.findByText('Added Winter camp.')).toBeVisible();
  await renderApp('/');
  expect(await screen.findByRole('group', { name: '3 of 3' })).toHaveTextContent('Winter camp');
});

test('an administrator describes the picture of a slide, and removes it again', async () => {
  const [first] = portal().slides;
  if (first) first.picture = { id: '5e551017-0000-4000-8000-000000000001', width: 1200, height: 400 };
  const user = await renderApp(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Edit The harbour office opens' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit slide' }));
  await user.type(form.getByRole('textbox', { name: 'Picture in words, in English' }), 'Boats');
  expect(form.getByRole('img', { name: 'Boats' })).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Remove the picture' }));
  expect(form.queryByRole('img')).not.toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Save slide' }));
  expect(await screen.findByText('Saved The harbour office opens.')).toBeVisible();
  expect(portal().slides[0]?.picture).toBeNull();
});

test('an administrator switches a slide off, and deletes it', async () => {
  const user = await renderApp(PAGE);
  await user.click(await screen.findByRole('checkbox', { name: 'Show The harbour office opens' }));
  expect(await screen.findByText('The harbour office opens is no longer shown.')).toBeVisible();
  expect(portal().slides[0]?.isOn).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Actions: Summer party' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByText('Deleted Summer party.')).toHaveFocus();
  expect(ids()).toEqual(['harbour', 'bicycles']);
});

test('an administrator sees what the alert bar shows, and the popular searches with a link to them', async () => {
  await renderApp(PAGE);
  const alert = within(await screen.findByRole('region', { name: 'Alert bar' }));
  expect(alert.getByRole('link', { name: 'Renew your badge' })).toHaveAttribute('href', '/notice/badge-renewal');
  const words = within(screen.getByRole('region', { name: 'Popular searches' }));
  const chosen = within(await words.findByRole('list', { name: 'Popular searches' }));
  expect(chosen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['leave', 'laptop', 'expenses']);
  expect(words.getByRole('link', { name: 'Choose popular searches' })).toHaveAttribute(
    'href',
    '/manage/search?tab=words&place=service',
  );
});

test('a slide that cannot be saved for the moment stays in its form, and pressing twice creates one', async () => {
  expectConsole('error', /^error request Not now\./);
  const user = await renderApp(PAGE);
  await user.click(await screen.findByRole('button', { name: 'New slide' }));
  const form = within(await screen.findByRole('dialog', { name: 'New slide' }));
  await user.type(form.getByRole('textbox', { name: 'Title in English' }), 'Winter camp');
  for (const call of ['save', 'info']) failOnce(`POST /api/manage/home/${call}`, 'Not now.');
  const submit = form.getByRole('button', { name: 'Save slide' });
  await user.click(submit);
  expect(await form.findByText('Not now.')).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Title in English' })).toHaveValue('Winter camp');
  const goOn = holdOnce('POST /api/manage/home/save');
  await user.click(submit);
  await user.click(submit);
  goOn();
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(portal().slides.filter(({ texts }) => texts['en-US']?.title === 'Winter camp')).toHaveLength(1);
});

test('after somebody else has changed the slides, an administrator sees the current ones, and nothing is overwritten', async () => {
  const user = await renderApp(PAGE);
  expectConsole('error', /^error request Someone else has changed the slides/);
  const box = await screen.findByRole('checkbox', { name: 'Show Lease a bicycle' });
  portal().slides = portal().slides.filter(({ id }) => id !== 'summer-party');
  portal().slideChanges += 1;
  await user.click(box);
  expect(await screen.findByText(/^Someone else has changed the slides\./)).toHaveAttribute('role', 'alert');
  await waitFor(() => {
    expect(screen.queryByText('Summer party')).not.toBeInTheDocument();
  });
  expect(portal().slides.find(({ id }) => id === 'bicycles')?.isOn).toBe(true);
});

test('an administrator who reads Chinese edits a slide; an editor is refused', async () => {
  document.cookie = 'locale=zh-CN; path=/';
  const user = await renderApp(PAGE);
  await user.click(await screen.findByRole('button', { name: '编辑“租一辆自行车”' }));
  expect(await screen.findByRole('dialog', { name: '编辑轮播' })).toBeVisible();
  signedIn('editor');
  await renderApp(PAGE);
  expect(await screen.findByRole('heading', { name: '本页仅供管理员使用' })).toBeVisible();
});
