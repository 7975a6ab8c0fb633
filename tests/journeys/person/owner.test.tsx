import { screen, waitFor, within } from '@testing-library/react';
import { itemOf } from '../../factories/items';
import { signedIn } from '../../factories/session';
import { provideIndexedDb } from '../../setup/indexed-db';
import { portal } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';

const asked = (name = 'Whom to ask') => screen.findByRole('region', { name });

let device: ReturnType<typeof provideIndexedDb>;
beforeEach(() => {
  device = provideIndexedDb();
  signedIn();
});
afterEach(() => {
  device.remove();
});

test('an employee sees whom to ask about a service, when they answer, and how to reach them', async () => {
  await renderApp('/service/annual-leave');
  const region = within(await asked());
  expect(region.getByText('Leave desk')).toBeVisible();
  expect(region.getByText('Leave and absence · People Operations')).toBeVisible();
  expect(region.getByText('Usually answers within a day')).toBeVisible();
  expect(region.getByText('Monday to Friday, 9:00–17:00')).toBeVisible();
  expect(region.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+351210004100');
  expect(region.queryByText(/Or write to/)).not.toBeInTheDocument();
});

test('an employee sees the contact of a benefit beside its owner, in Chinese', async () => {
  document.cookie = 'locale=zh-CN; path=/';
  await renderApp('/welfare/bicycle-lease');
  const region = within(await asked('咨询联系'));
  expect(region.getByText('席尔瓦')).toBeVisible();
  expect(region.getByText('通常 2 个工作日内回复')).toBeVisible();
  expect(region.getByRole('link', { name: /^benefits@/ })).toHaveAttribute('href', 'mailto:benefits@portico.example');
});

test('an employee reads who wrote a story in the list and above it', async () => {
  const user = await renderApp('/welfare/news');
  const list = within(await screen.findByRole('list', { name: 'All news' }));
  expect(list.getByText('Tomás Silva')).toBeVisible();
  await user.click(list.getByRole('link', { name: 'Sixty of us at the harbour run' }));
  expect(await screen.findByRole('button', { name: 'Tomás Silva' })).toBeVisible();
});

test('an employee opens the card of the person who wrote a story by a press, and closes it with Escape', async () => {
  itemOf('news', 'harbour-run').owner = 'chen-jing';
  const user = await renderApp('/welfare/news/harbour-run');
  const name = await screen.findByRole('button', { name: 'Chen Jing' });
  expect(name).toHaveAttribute('aria-expanded', 'false');
  await user.click(name);
  const card = within(screen.getByRole('dialog', { name: 'Chen Jing' }));
  expect(await card.findByText('Workplace technology · IT Services')).toBeVisible();
  expect(name).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Tab}{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(name).toHaveFocus();
  await user.click(name);
  await user.click(screen.getByRole('heading', { level: 1 }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the card opens while the pointer rests on the name, and closes when it leaves', async () => {
  itemOf('news', 'harbour-run').owner = 'chen-jing';
  const user = await renderApp('/welfare/news/harbour-run');
  await user.hover(await screen.findByRole('button', { name: 'Chen Jing' }));
  expect(await screen.findByRole('dialog', { name: 'Chen Jing' })).toBeVisible();
  await user.unhover(screen.getByRole('button', { name: 'Chen Jing' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('an item whose owner is not in the directory shows its contact', async () => {
  portal().directory = [];
  await renderApp('/service/annual-leave');
  const region = within(await asked());
  expect(region.getByText('People Operations')).toBeVisible();
  expect(region.getByRole('link', { name: /^leave@/ })).toBeVisible();
});

test('an editor chooses the owner of an item by role, and removes them', async () => {
  signedIn('admin');
  const user = await renderApp('/manage/content/notice/badge-renewal');
  await user.type(await screen.findByRole('combobox', { name: 'Owner' }), 'benefits');
  await user.click(await screen.findByRole('option', { name: 'Tomás Silva · Benefits adviser' }));
  const remove = await screen.findByRole('button', { name: 'Remove the owner Tomás Silva' });
  await waitFor(
    () => {
      expect(portal().savedDrafts.get('notice badge-renewal')?.document.owner).toBe('tomas-silva');
    },
    { timeout: 5000 },
  );
  await user.click(remove);
  expect(screen.queryByText('Tomás Silva')).not.toBeInTheDocument();
  await waitFor(
    () => {
      expect(portal().savedDrafts.get('notice badge-renewal')?.document).not.toHaveProperty('owner');
    },
    { timeout: 5000 },
  );
}, 20_000);
