import { screen, within } from '@testing-library/react';
import { makeService } from '../../../mock/data/factories';
import { onlyItems } from '../../factories/items';
import { signedIn } from '../../factories/session';
import { renderApp } from '../../setup/render-app';

const titled = (title: string) => ({ texts: { 'en-US': { title } } });

beforeEach(() => {
  signedIn();
});

test('lists show the number of views of a service, from ten views on', async () => {
  onlyItems('service', makeService({ ...titled('Nine'), views: 9 }), makeService({ ...titled('Ten'), views: 10 }));
  await renderApp('/service');
  const rows = within(await screen.findByRole('list', { name: 'All services' })).getAllByRole('listitem');
  const rowOf = (title: string) => rows.find((row) => within(row).queryByRole('link', { name: title }));
  expect(rowOf('Ten')).toHaveTextContent('10 views');
  expect(rowOf('Nine')).not.toHaveTextContent(/view/);
});

test.each([
  { views: 8, shareCount: 9, shown: [] },
  { views: 9, shareCount: 12, shown: ['10 views', '12 shares'] },
])('a service viewed $views times and shared $shareCount times shows $shown', async (counts) => {
  const { shown, ...service } = counts;
  onlyItems('service', makeService({ ...titled('Parking'), id: 'parking', ...service }));
  await renderApp('/service/parking');
  expect(await screen.findByRole('heading', { level: 1, name: 'Parking' })).toBeVisible();
  for (const text of shown) expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryAllByText(/^\d+ (views?|shares?)$/).map(({ textContent }) => textContent)).toEqual(shown);
});
