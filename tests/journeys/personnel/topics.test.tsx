import { screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { makePersonnel } from '../../../mock/data/factories';
import { dayFromNow } from '../../../mock/data/moments';
import { itemOf, onlyItems } from '../../factories/items';
import { signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { languageOf } from '../../setup/language';
import { answerWith, failOnce } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';

const topic = (name: string) => screen.findByRole('region', { name });
/** Returns the rows of a topic as text: title, kind and summary. */
const rowsOf = (card: HTMLElement) =>
  within(card)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const startingWith = (texts: string[]) => texts.map((text) => expect.stringMatching(`^${text}`) as string);
const main = () => screen.getByRole('main');

beforeEach(() => {
  signedIn();
});

test('an employee sees the guides and policies of a topic in one list, whom to ask and the newest change, and opens one', async () => {
  const user = await renderApp('/personnel');
  const performance = await topic('Performance');
  expect(rowsOf(performance)).toEqual(startingWith(['The yearly reviewGuide', 'Bonus rulesPolicy', 'ProbationPolicy']));
  expect(performance).toHaveTextContent(/3 pages.*Whom to ask .*Updated /);
  expect(document.title).toBe('Personnel · Portico');
  await user.click(within(performance).getByRole('link', { name: 'Bonus rules' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Bonus rules' })).toBeVisible();
});

test('a topic links to its complete list, which takes the focus and links back to the topics', async () => {
  const user = await renderApp('/personnel');
  await user.click(within(await topic('Performance')).getByRole('link', { name: 'Performance' }));
  const list = await screen.findByRole('list', { name: 'Performance' });
  expect(within(list).getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(address()).toBe('/personnel?classification=performance');
  expect(document.body).not.toHaveFocus();
  const trail = within(screen.getByRole('navigation', { name: 'You are here' }));
  await user.click(trail.getByRole('link', { name: 'Personnel' }));
  expect(await topic('Joining')).toBeVisible();
  expect(address()).toBe('/personnel');
});

test('a topic with more than five pages links to all of them', async () => {
  const page = { classificationIds: ['performance'] };
  onlyItems(
    'personnel',
    ...[1, 2, 3, 4, 5, 6].map((n) => makePersonnel({ ...page, texts: { 'en-US': { title: `Form ${n}` } } })),
  );
  await renderApp('/personnel');
  const performance = await topic('Performance');
  expect(rowsOf(performance)).toHaveLength(5);
  expect(within(performance).getByRole('link', { name: 'All 6 in Performance' })).toHaveAttribute(
    'href',
    '/personnel?classification=performance',
  );
});

test('a link for each topic jumps to its card', async () => {
  await renderApp('/personnel');
  const performance = await topic('Performance');
  const jumps = within(screen.getByRole('navigation', { name: 'Topics' }));
  expect(jumps.getByRole('link', { name: 'Performance' })).toHaveAttribute('href', '#topic-performance');
  const card = screen.getAllByRole('listitem').find(({ id }) => id === 'topic-performance');
  expect(card).toContainElement(performance);
});

test('key dates are sorted, show the time until then, and link to their page', async () => {
  const user = await renderApp('/personnel');
  const dates = within(await screen.findByRole('region', { name: 'Key dates' })).getAllByRole('listitem');
  expect(dates.map((date) => within(date).getByRole('link').textContent)).toEqual([
    'Self-review closes',
    'Plans for next year are due',
    'Winter hours begin',
    'Talks are finished',
    'Days of last year lapse',
  ]);
  expect(dates[0]).toHaveTextContent('in 7 days');
  expect(within(dates[0] as HTMLElement).getByRole('time')).toHaveAttribute('datetime', dayFromNow(7));
  await user.click(screen.getByRole('link', { name: 'Self-review closes' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'The yearly review' })).toBeVisible();
});

test('beside the topics are the people to ask, the most read pages and services', async () => {
  await renderApp('/personnel');
  const contacts = await screen.findByRole('region', { name: 'Whom to ask' });
  const [tomas] = within(contacts).getAllByRole('listitem');
  expect(tomas).toHaveTextContent(/Tomás SilvaBenefits adviserUsually answers within 2 days/);
  expect(within(contacts).getByRole('link', { name: /^Write e-mail to Tomás Silva/ })).toHaveAttribute(
    'href',
    'mailto:tomas.silva@portico.example',
  );
  const [mostRead] = within(screen.getByRole('region', { name: 'Most read' })).getAllByRole('link');
  expect(mostRead).toHaveTextContent('The yearly review');
  const services = within(screen.getByRole('region', { name: 'Related services' })).getAllByRole('link');
  expect(services[0]?.getAttribute('href')).toMatch(/^\/service\//);
});

test('contacts of pages without an owner are listed by the name of their department', async () => {
  const page = { views: 3, owner: null, texts: { 'en-US': { title: 'Lost and found' } } };
  onlyItems(
    'personnel',
    makePersonnel({ ...page, department: 'finance', contact: 'pay@portico.example' }),
    makePersonnel({ ...page, department: 'finance', contact: 'bonus@portico.example' }),
    makePersonnel({ ...page, contact: 'desk@portico.example' }),
  );
  await renderApp('/personnel');
  const contacts = within(await screen.findByRole('region', { name: 'Whom to ask' })).getAllByRole('listitem');
  expect(contacts.map(({ textContent }) => textContent)).toEqual([
    'Financepay@portico.examplebonus@portico.example',
    'More contactsdesk@portico.example',
  ]);
});

test('the search works and the page has its heading while the topics load', async () => {
  answerWith(http.post('*/api/personnel/overview', () => delay('infinite')));
  const user = await renderApp('/personnel');
  expect(await screen.findByRole('heading', { level: 1, name: 'Personnel' })).toBeVisible();
  await user.type(screen.getByRole('combobox', { name: 'Search personnel' }), 'probation{Enter}');
  expect(await screen.findByRole('list', { name: 'Results for “probation”' })).toBeVisible();
});

test('topics that fail to load show the error and are loaded by a retry', async () => {
  expectConsole('error', /error request/);
  failOnce('POST /api/personnel/overview', 'The topics are down.');
  const user = await renderApp('/personnel');
  const failure = await within(main()).findByRole('alert');
  expect(failure).toHaveTextContent('The topics are down.');
  await user.click(within(failure).getByRole('button', { name: 'Try again' }));
  expect(await topic('Joining')).toBeVisible();
});

test('an empty area says so', async () => {
  onlyItems('personnel');
  await renderApp('/personnel');
  expect(await screen.findByText('No guides or policies are published yet')).toBeVisible();
});

test('a page without a topic is in the whole list', async () => {
  onlyItems('personnel', makePersonnel({ views: 3, texts: { 'en-US': { title: 'Lost and found' } } }));
  const user = await renderApp('/personnel');
  await user.click(await screen.findByRole('link', { name: 'All guides and policies' }));
  const list = await screen.findByRole('list', { name: 'All guides and policies' });
  expect(within(list).getByRole('link', { name: 'Lost and found' })).toBeVisible();
});

test('the topics are shown in Chinese, and a text in the other language is marked', async () => {
  delete itemOf('personnel', 'working-hours').texts['zh-CN'];
  document.cookie = 'locale=zh-CN; path=/';
  await renderApp('/personnel');
  const leave = await topic('考勤与休假');
  expect(rowsOf(leave)).toEqual(expect.arrayContaining(startingWith(['安排休假指引'])));
  expect(languageOf(within(leave).getByRole('link', { name: 'Working hours' }))).toBe('en-US');
  expect(leave).toHaveTextContent('共 2 篇');
  await waitFor(() => {
    expect(document.title).toBe('人事服务 · Portico');
  });
});
