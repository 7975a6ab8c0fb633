import { screen, waitFor, within } from '@testing-library/react';
import { dayFromNow } from '../../../mock/data/moments';
import { itemOf } from '../../factories/items';
import { signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { failOnce, recordCalls } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';
import { wideWindow, windowWidth } from '../../setup/window-width';

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const deadline = () => screen.findByRole('region', { name: 'Deadline' });
/** Returns a day relative to today in the local calendar, so that tests do not depend on the time of day. */
const today = (days: number): string => {
  const date = new Date();
  date.setHours(12);
  date.setDate(date.getDate() + days);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
};

/** Makes the text of the gym membership begin with a picture. */
const beginWithPicture = () => {
  const benefit = itemOf('benefit', 'gym-membership');
  benefit.picture = { id: '3f0c5b1e-0a51-4c53-9d7e-51f0d6b1a299', width: 1200, height: 675 };
  const text = benefit.texts['en-US'];
  if (text) text.body = '<p><img src="/api/attachment/1" alt="Weights"></p><p>Beginners start in every quarter.</p>';
};

beforeEach(() => {
  signedIn();
});

test('an employee reads a benefit with audience, value, steps, contact and contents, and one view is counted', async () => {
  wideWindow();
  const calls = recordCalls();
  await renderApp('/welfare/bicycle-lease');
  expect(await title('Bicycle lease')).toBeVisible();
  expect(await screen.findByText('641 views')).toBeVisible();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['What you get', 'Who is entitled']);
  expect(screen.getByText('Up to 3,000 euros for three years')).toBeVisible();
  expect(screen.getByRole('link', { name: /^benefits@ ?portico\.example$/ })).toBeVisible();
  const steps = within(screen.getByRole('region', { name: 'How to claim' })).getAllByRole('listitem');
  expect(steps).toHaveLength(3);
  const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole<HTMLAnchorElement>('link');
  expect(contents.map(({ hash }) => hash)).toEqual(['#benefit-steps', '#benefit-eligibility', '#what-it-costs', '#at-the-end']);
  for (const { textContent, hash } of contents) {
    expect(`#${screen.getByRole('heading', { level: 2, name: textContent }).id}`).toBe(hash);
  }
  const claim = screen.getByRole('link', { name: 'Claim online (opens in a new tab)' });
  expect(claim).toHaveAttribute('href', 'https://bikes.portico.example/');
  expect(
    within(screen.getByRole('region', { name: 'Attachments' })).getByRole('link', { name: 'lease-terms.txt' }),
  ).toBeVisible();
  expect(calls.filter(({ call }) => call === 'POST /api/welfare/benefit/updateViews')).toHaveLength(1);
  expect(document.title).toBe('Bicycle lease · Welfare · Portico');
});

test('the deadline shows the days left and can be added to a calendar', async () => {
  itemOf('benefit', 'commuter-pass').closesAt = today(9);
  await renderApp('/welfare/commuter-pass');
  const panel = await deadline();
  expect(within(panel).getByText('9 days left')).toBeVisible();
  expect(within(panel).getByText(/^until [A-Z][a-z]{2} \d{1,2}, \d{4}$/)).toBeVisible();
  const calendar = within(panel).getByRole('link', { name: 'Add to calendar' });
  expect(calendar).toHaveAttribute('href', '/api/welfare/benefit/calendar?id=commuter-pass');
  expect(calendar).toHaveAttribute('download');
});

test('the deadline shows the last day as such', async () => {
  itemOf('benefit', 'commuter-pass').closesAt = today(0);
  await renderApp('/welfare/commuter-pass');
  expect(within(await deadline()).getByText('Last day is today')).toBeVisible();
});

test('a deadline with a time shows the time', async () => {
  itemOf('benefit', 'commuter-pass').closesAt = `${today(3)}T12:30:00.000Z`;
  await renderApp('/welfare/commuter-pass');
  expect(within(await deadline()).getByText(/^until .+ \d{4}, \d{2}:\d{2}/)).toBeVisible();
});

test('a benefit that is not open yet shows from when and until when it will be', async () => {
  await renderApp('/welfare/holiday-camp');
  const panel = await screen.findByRole('region', { name: 'Claim period' });
  expect(within(panel).getByText(/^Opens (in \d+ days|tomorrow)$/)).toBeVisible();
  expect(within(panel).getByText(/^[A-Z][a-z]{2} \d{1,2}(, \d{4})? – ([A-Z][a-z]{2} )?\d{1,2}, \d{4}$/)).toBeVisible();
  expect(within(panel).getByRole('link', { name: 'Add to calendar' })).toBeVisible();
});

test('a benefit that opens in some weeks says on which day, and its period in the shortest form', async () => {
  const nextYear = new Date().getFullYear() + 1;
  Object.assign(itemOf('benefit', 'holiday-camp'), { opensAt: `${nextYear}-02-01`, closesAt: `${nextYear}-02-28` });
  await renderApp('/welfare/holiday-camp');
  const panel = await screen.findByRole('region', { name: 'Claim period' });
  expect(within(panel).getByText(`Opens Feb 1, ${nextYear}`)).toBeVisible();
  expect(within(panel).getByText(`Feb 1 – 28, ${nextYear}`)).toBeVisible();
});

test('a benefit that has ended shows since when, without a calendar link', async () => {
  await renderApp('/welfare/flu-vaccination');
  const panel = await deadline();
  expect(within(panel).getByText('Closed')).toBeVisible();
  expect(within(panel).queryByRole('link')).not.toBeInTheDocument();
});

test('a benefit that cannot be claimed now has a link to its website and no claim button', async () => {
  itemOf('benefit', 'flu-vaccination').url = 'https://flu.portico.example';
  await renderApp('/welfare/flu-vaccination');
  expect(await screen.findByRole('link', { name: 'Visit website (opens in a new tab)' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Claim/ })).not.toBeInTheDocument();
});

test('a benefit without an end has no deadline', async () => {
  await renderApp('/welfare/gym-membership');
  await title('Gym membership');
  expect(screen.getByText('Always open')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Deadline' })).not.toBeInTheDocument();
});

test('a benefit that opens soon and never closes has no calendar link', async () => {
  itemOf('benefit', 'gym-membership').opensAt = dayFromNow(20);
  await renderApp('/welfare/gym-membership');
  const panel = await screen.findByRole('region', { name: 'Opening' });
  expect(within(panel).queryByRole('link')).not.toBeInTheDocument();
});

test('an employee with a phone adds the dates of a benefit that opens soon to the calendar from the bar of actions', async () => {
  windowWidth(390);
  await renderApp('/welfare/holiday-camp');
  const panel = await screen.findByRole('region', { name: 'Claim period' });
  const calendar = screen.getByRole('link', { name: 'Add to calendar' });
  expect(calendar).toHaveAttribute('href', '/api/welfare/benefit/calendar?id=holiday-camp');
  expect(panel).not.toContainElement(calendar);
});

test('the back link leads from the benefit to its category', async () => {
  const user = await renderApp('/welfare/gym-membership');
  const trail = await screen.findByRole('navigation', { name: 'You are here' });
  await user.click(await within(trail).findByRole('link', { name: 'Health' }));
  expect(await screen.findByRole('list', { name: 'Health' })).toBeVisible();
  expect(address()).toBe('/welfare?classification=health');
});

test('a benefit can be marked as favourite, shared and rated, and links to a related one', async () => {
  const user = await renderApp('/welfare/bicycle-lease');
  await user.click(await screen.findByRole('button', { name: 'Favourite' }));
  expect(screen.getByRole('button', { name: 'Favourite' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const dialog = await screen.findByRole('dialog', { name: 'Share this page' });
  await user.click(within(dialog).getByRole('button', { name: 'Copy link' }));
  await waitFor(() => {
    expect(itemOf('benefit', 'bicycle-lease').shareCount).toBe(1);
  });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Was this useful?' })).toBeVisible();
  const related = screen.getByRole('region', { name: 'Related' });
  await user.click(within(related).getByRole('link', { name: 'Gym membership' }));
  expect(await title('Gym membership')).toBeVisible();
  expect(address()).toBe('/welfare/gym-membership');
});

test('a picture at the beginning of the text stands below the title, before the facts', async () => {
  wideWindow();
  beginWithPicture();
  await renderApp('/welfare/gym-membership');
  await title('Gym membership');
  const [picture, ...others] = screen.getAllByRole('img', { name: 'Weights' });
  expect(others).toEqual([]);
  const value = screen.getByText('What you get');
  expect((picture as HTMLElement).compareDocumentPosition(value)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(within(screen.getByRole('region', { name: 'Details' })).getByText('Beginners start in every quarter.')).toBeVisible();
});

test('on a phone, a picture at the beginning of the text stays in it, so that the steps are seen first', async () => {
  windowWidth(390);
  beginWithPicture();
  await renderApp('/welfare/gym-membership');
  await title('Gym membership');
  expect(within(screen.getByRole('region', { name: 'Details' })).getByRole('img', { name: 'Weights' })).toBeVisible();
});

test('an unknown id shows the not-found page', async () => {
  expectConsole('error', /error request/);
  await renderApp('/welfare/no-such-benefit');
  expect(await title('Benefit not found')).toBeVisible();
});

test('a benefit that fails to load is shown after a retry', async () => {
  expectConsole('error', /error request/);
  failOnce('GET /api/welfare/benefit/info', 'Out of order.');
  const user = await renderApp('/welfare/bicycle-lease');
  expect(await title('This could not be loaded')).toBeVisible();
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Try again' }));
  expect(await title('Bicycle lease')).toBeVisible();
});

test('the page is shown in Chinese', async () => {
  document.cookie = 'locale=zh-CN; path=/';
  itemOf('benefit', 'commuter-pass').closesAt = today(9);
  await renderApp('/welfare/commuter-pass');
  expect(await title('通勤年票')).toBeVisible();
  const panel = await screen.findByRole('region', { name: '申领期限' });
  expect(within(panel).getByText('还剩 9 天')).toBeVisible();
  expect(within(panel).getByRole('link', { name: '添加到日历' })).toBeVisible();
});
