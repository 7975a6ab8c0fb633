import { screen, waitFor, within } from '@testing-library/react';
import { dayFromNow, daysFromNow } from '../../../mock/data/moments';
import { itemOf } from '../../factories/items';
import { signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { failOnce, recordCalls } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';
import { wideWindow } from '../../setup/window-width';

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const DRAFT = '/personnel/preview/moving-abroad';

beforeEach(() => {
  signedIn();
});

test('an employee reads a guide with its kind, dates, owner, contact and contents, and one view is counted', async () => {
  wideWindow();
  const calls = recordCalls();
  await renderApp('/personnel/first-week');
  expect(await title('Your first week')).toBeVisible();
  for (const fact of [/^Guide$/, /^Published .+\d{4}$/, /^Updated .+\d{4}$/]) expect(screen.getByText(fact)).toBeVisible();
  const lists = screen.getAllByRole('list').map(({ textContent }) => textContent);
  expect(lists).toContainEqual(expect.stringMatching(/^Guide.*People Operations.*Published .*Updated /));
  expect(await screen.findByText('381 views')).toBeVisible();
  const asked = within(screen.getByRole('region', { name: 'Whom to ask' }));
  expect(asked.getByText('Tomás Silva')).toBeVisible();
  expect(asked.getByText('Benefits adviser · People Operations')).toBeVisible();
  expect(asked.getByRole('link', { name: /^welcome@/ })).toHaveAttribute('href', 'mailto:welcome@portico.example');
  const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole<HTMLAnchorElement>('link');
  expect(contents.map(({ hash }) => hash)).toEqual(['#day-one', '#by-friday']);
  expect(screen.getByRole('link', { name: /first-week-plan\.txt/ })).toBeVisible();
  expect(calls.filter(({ call }) => call === 'POST /api/personnel/updateViews')).toHaveLength(1);
  expect(document.title).toBe('Your first week · Personnel · Portico');
});

test('the newest change is shown, and earlier ones can be expanded', async () => {
  const page = itemOf('personnel', 'first-week');
  const notes = { 'en-US': 'The badge comes by post.', 'zh-CN': '工牌改为邮寄。' };
  page.changes.push({ at: daysFromNow(-50), material: true, notes });
  const user = await renderApp('/personnel/first-week');
  const changes = await screen.findByRole('region', { name: 'What changed' });
  expect(within(changes).getByText('The tour starts at nine.')).toBeVisible();
  expect(within(changes).getByText('The badge comes by post.')).not.toBeVisible();
  await user.click(within(changes).getByText('Earlier changes'));
  expect(within(changes).getByText('The badge comes by post.')).toBeVisible();
});

test('a guide links to the policy behind it, and the policy back to the guide', async () => {
  const user = await renderApp('/personnel/plan-your-leave');
  await user.click(
    within(await screen.findByRole('region', { name: 'Related policy' })).getByRole('link', { name: 'Working hours' }),
  );
  expect(await title('Working hours')).toBeVisible();
  const guides = screen.getByRole('region', { name: 'Related guide' });
  expect(within(guides).getByRole('link', { name: 'Plan your leave' })).toHaveAttribute('href', '/personnel/plan-your-leave');
  expect(screen.queryByRole('region', { name: 'Related' })).not.toBeInTheDocument();
});

test('a page with an external address has it as the main action, and shows its future dates', async () => {
  const page = itemOf('personnel', 'plan-your-leave');
  page.texts['en-US']?.keyDates.unshift({ date: dayFromNow(-3), text: 'Long over' });
  await renderApp('/personnel/plan-your-leave');
  const action = await screen.findByRole('link', { name: 'Open the online service (opens in a new tab)' });
  expect(action).toHaveAttribute('href', 'https://leave.portico.example/plan');
  const dates = within(screen.getByRole('region', { name: 'Key dates' })).getAllByRole('listitem');
  expect(dates).toHaveLength(2);
  expect(dates[0]).toHaveTextContent(/Plans for next year are due.+in 15 days/);
});

test('the back link leads to the topic', async () => {
  const user = await renderApp('/personnel/first-week');
  const trail = await screen.findByRole('navigation', { name: 'You are here' });
  await user.click(within(trail).getByRole('link', { name: 'Joining' }));
  expect(await screen.findByRole('list', { name: 'Joining' })).toBeVisible();
  expect(address()).toBe('/personnel?classification=joining');
});

test('an employee marks a page as favourite, shares it and rates it', async () => {
  const calls = recordCalls();
  const user = await renderApp('/personnel/probation');
  await user.click(await screen.findByRole('button', { name: 'Favourite' }));
  expect(screen.getByRole('button', { name: 'Favourite' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(within(screen.getByRole('region', { name: 'Was this useful?' })).getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Thank you for your feedback.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  await waitFor(() => {
    expect(calls.map(({ call }) => call)).toContain('POST /api/personnel/updateShareCount');
  });
  expect(screen.getByRole('button', { name: 'Print', hidden: true })).toBeInTheDocument();
});

test('an unknown id shows the not-found page', async () => {
  expectConsole('error', /error request/);
  await renderApp('/personnel/no-such-page');
  expect(await title('Guide or policy not found')).toBeVisible();
});

test('a page that fails to load is shown after a retry', async () => {
  expectConsole('error', /error request/);
  failOnce('GET /api/personnel/info', 'Out of order.');
  const user = await renderApp('/personnel/probation');
  expect(await title('This could not be loaded')).toBeVisible();
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Try again' }));
  expect(await title('Probation')).toBeVisible();
});

test('the page is shown in Chinese', async () => {
  document.cookie = 'locale=zh-CN; path=/';
  await renderApp('/personnel/plan-your-leave');
  expect(await title('安排休假')).toBeVisible();
  expect(screen.getByRole('region', { name: '相关制度' })).toBeVisible();
  expect(screen.getByRole('link', { name: /前往在线办理/ })).toBeVisible();
  expect(screen.getByRole('region', { name: '重要日期' })).toHaveTextContent('15 天后');
});

test('an administrator sees the draft under a banner, and no view is counted or favourite stored', async () => {
  signedIn('admin');
  const calls = recordCalls();
  await renderApp(DRAFT);
  expect(await screen.findByRole('complementary', { name: 'Draft, not published.' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of ['Share', 'Favourite', 'Yes']) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(calls.map(({ call }) => call)).not.toEqual(expect.arrayContaining([expect.stringMatching(/update/)]));
});

test('an employee without a link gets an error', async () => {
  expectConsole('error', /error request/);
  await renderApp(DRAFT);
  expect(await title('This preview is not available')).toBeVisible();
});
