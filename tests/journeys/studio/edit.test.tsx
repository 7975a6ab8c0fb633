import { screen } from '@testing-library/react';
import { signedIn } from '../../factories/session';
import { renderApp } from '../../setup/render-app';

const PAGES = [
  ['/service/annual-leave', 'service/annual-leave'],
  ['/notice/badge-renewal', 'notice/badge-renewal'],
  ['/welfare/bicycle-lease', 'benefit/bicycle-lease'],
  ['/welfare/news/harbour-run', 'news/harbour-run'],
  ['/personnel/first-week', 'personnel/first-week'],
  ['/information?doc=the-office', 'information/the-office'],
  ['/tool?tool=mail', 'tool/mail'],
] as const;

test.each(PAGES)('an administrator opens the editor from the page %s', async (path, item) => {
  signedIn('admin');
  await renderApp(path);
  expect(await screen.findByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/manage/content/${item}`);
});

test.each(PAGES)('an employee reads the item at %s without a link to edit it', async (path) => {
  signedIn('employee');
  await renderApp(path);
  expect(await screen.findByRole('button', { name: 'Share' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
});

test('an editor starts an item beside the title of an area, and an employee has no such link', async () => {
  signedIn('editor');
  await renderApp('/notice');
  expect(await screen.findByRole('link', { name: 'New in Notices' })).toHaveAttribute('href', '/manage/content/notice/new');
  signedIn('employee');
  await renderApp('/notice');
  expect(await screen.findByRole('heading', { level: 1, name: 'Notices' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'New in Notices' })).not.toBeInTheDocument();
});
