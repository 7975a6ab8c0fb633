import { screen, waitFor, within } from '@testing-library/react';
import { makeNews } from '../../../mock/data/factories';
import { daysFromNow } from '../../../mock/data/moments';
import { itemOf, onlyItems } from '../../factories/items';
import { signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { languageOf } from '../../setup/language';
import { failOnce } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';
import { wideWindow } from '../../setup/window-width';

const PICTURE = { id: '3f0c5b1e-0a51-4c53-9d7e-51f0d6b1a299', width: 1200, height: 675 };
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const list = (name = 'All news') => screen.findByRole('list', { name });
const titlesIn = async (name?: string) =>
  within(await list(name))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.firstChild?.textContent);
const filters = () => screen.findByRole('complementary', { name: 'Narrow the list' });
const leads = async (name?: string) =>
  within(await list(name))
    .getAllByRole('listitem')
    .map(({ dataset }) => dataset.lead === 'true');

beforeEach(() => {
  signedIn();
});

test('the newest story is the lead, and the others follow with summary and date', async () => {
  itemOf('news', 'harbour-run').picture = PICTURE;
  await renderApp('/welfare/news');
  expect(await title('Welfare news')).toBeVisible();
  expect(await titlesIn()).toEqual([
    'Sixty of us at the harbour run',
    'The first hundred bicycles',
    'Families visit the office',
    'The choir sings in the lobby',
    '图书角开放',
  ]);
  expect(await leads()).toEqual([true, false, false, false, false]);
  const [lead] = within(await list()).getAllByRole('listitem');
  expect(lead).toHaveTextContent('Ten kilometres, one thunderstorm, no giving up.');
  expect(within(lead as HTMLElement).getByText(/^[A-Z][a-z]{2} \d{1,2}(, \d{4})?$/)).toHaveAttribute(
    'datetime',
    itemOf('news', 'harbour-run').publishedAt,
  );
  expect(within(lead as HTMLElement).getByRole('presentation')).toHaveAttribute('src', `/api/attachment/${PICTURE.id}`);
  expect(languageOf(screen.getByRole('link', { name: '图书角开放' }))).toBe('zh-CN');
  const trail = screen.getByRole('navigation', { name: 'You are here' });
  expect(within(trail).getByRole('link', { name: 'Welfare' })).toHaveAttribute('href', '/welfare');
  expect(document.title).toBe('News · Welfare · Portico');
});

test('a list that is narrowed or sorted has no lead story', async () => {
  const user = await renderApp('/welfare/news');
  await user.click(await within(await filters()).findByRole('link', { name: /^Stories/ }));
  await waitFor(async () => {
    expect(await leads('Stories')).toEqual([false, false, false]);
  });
  expect(address()).toBe('/welfare/news?classification=stories');
  await user.click(screen.getByRole('link', { name: 'Remove the filter Stories' }));
  expect(await leads()).toContain(true);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Most read');
  await waitFor(async () => {
    expect((await titlesIn())[0]).toBe('The first hundred bicycles');
  });
  expect(await leads()).not.toContain(true);
});

test('older news is paged, without a lead story on later pages', async () => {
  const stories = Array.from({ length: 22 }, (_, n) =>
    makeNews({ publishedAt: daysFromNow(-n), texts: { 'en-US': { title: `Story ${n + 1}` } } }),
  );
  onlyItems('news', ...stories);
  const user = await renderApp('/welfare/news');
  await user.click(await within(await screen.findByRole('navigation', { name: 'Pages' })).findByRole('link', { name: 'Next' }));
  await waitFor(async () => {
    expect(await titlesIn()).toEqual(['Story 21', 'Story 22']);
  });
  expect(await leads()).not.toContain(true);
  expect(address()).toBe('/welfare/news?page=2');
});

test('an empty list says so, and a list that failed to load is loaded by a retry', async () => {
  expectConsole('error', /error request/);
  onlyItems('news');
  failOnce('POST /api/welfare/news/list', 'No news today.');
  const user = await renderApp('/welfare/news');
  await user.click(await within(screen.getByRole('main')).findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('There is no news yet')).toBeVisible();
});

test('an employee reads a story and goes back to its category, and a view is counted', async () => {
  wideWindow();
  itemOf('news', 'harbour-run').picture = PICTURE;
  const user = await renderApp('/welfare/news/harbour-run');
  expect(await title('Sixty of us at the harbour run')).toBeVisible();
  expect(await screen.findByText('191 views')).toBeVisible();
  expect(within(screen.getByRole('article')).getByRole('presentation')).toHaveAttribute('src', `/api/attachment/${PICTURE.id}`);
  const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole<HTMLAnchorElement>('link');
  expect(contents.map(({ hash }) => hash)).toEqual(['#the-results', '#next-year']);
  for (const name of ['Favourite', 'Share', 'Print']) expect(screen.getByRole('button', { name })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Related' })).toBeVisible();
  const asked = within(screen.getByRole('region', { name: 'Whom to ask' }));
  expect(asked.getByText('Tomás Silva')).toBeVisible();
  expect(screen.getByText(/^By$/)).toContainElement(screen.getByRole('button', { name: 'Tomás Silva' }));
  expect(screen.getAllByText(/Benefits adviser/)).toHaveLength(1);
  expect(asked.getByRole('link', { name: /^Write e-mail to Tomás Silva/ })).toBeVisible();
  expect(document.title).toBe('Sixty of us at the harbour run · Welfare news · Portico');
  const trail = screen.getByRole('navigation', { name: 'You are here' });
  expect(
    within(trail)
      .getAllByRole('link')
      .map((crumb) => crumb.getAttribute('href')),
  ).toEqual(['/welfare', '/welfare/news', '/welfare/news?classification=events']);
  await user.click(within(trail).getByRole('link', { name: 'Events' }));
  expect(await list('Events')).toBeVisible();
});

test('a picture that the article contains is not shown twice', async () => {
  const story = itemOf('news', 'harbour-run');
  story.picture = PICTURE;
  const text = story.texts['en-US'];
  if (text) text.body = `<p><img src="/api/attachment/${PICTURE.id}" alt="Runners at the harbour" width="1200" height="675"></p>`;
  await renderApp('/welfare/news/harbour-run');
  await title('Sixty of us at the harbour run');
  expect(screen.getByRole('img', { name: 'Runners at the harbour' })).toBeVisible();
  expect(within(screen.getByRole('article')).queryByRole('presentation')).not.toBeInTheDocument();
});

test('an unknown story and one that fails to load show an error', async () => {
  expectConsole('error', /error request/);
  await renderApp('/welfare/news/no-such-story');
  expect(await title('Story not found')).toBeVisible();
  failOnce('GET /api/welfare/news/info', 'Out of order.');
  const user = await renderApp('/welfare/news/harbour-run');
  await user.click(await within(screen.getByRole('main')).findByRole('button', { name: 'Try again' }));
  expect(await title('Sixty of us at the harbour run')).toBeVisible();
});

test('the news is shown in Chinese', async () => {
  document.cookie = 'locale=zh-CN; path=/';
  const user = await renderApp('/welfare/news');
  await user.click(within(await list('全部资讯')).getByRole('link', { name: '六十位同事参加海港跑' }));
  expect(await title('六十位同事参加海港跑')).toBeVisible();
  expect(document.title).toBe('六十位同事参加海港跑 · 福利资讯 · Portico');
});
