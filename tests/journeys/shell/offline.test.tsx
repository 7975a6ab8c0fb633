import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { signedIn } from '../../factories/session';
import { expectConsole } from '../../setup/console';
import { answerWith, failOnce } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';

const LIST = '*/api/servicehall/form/list';

const lose = () => {
  expectConsole('error', /error request/);
  answerWith(http.post(LIST, () => HttpResponse.error(), { once: true }));
};
const reconnect = () => {
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
};

beforeEach(() => {
  signedIn();
});

test('a list that is opened offline says so, and loads by itself once the device has a network', async () => {
  lose();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderApp('/service');
  expect(await screen.findByText('You are offline')).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByText(/^This loads by itself once you are connected again\./)).toBeVisible();
  expect(main.getByRole('button', { name: 'Try again' })).toBeEnabled();
  online.mockReturnValue(true);
  reconnect();
  expect(await screen.findByRole('link', { name: 'Annual leave' })).toBeVisible();
  expect(screen.queryByText('You are offline')).not.toBeInTheDocument();
});

test('an unreachable server is reported differently from a device without a network', async () => {
  lose();
  const user = await renderApp('/service');
  expect(await screen.findByText('This could not be loaded')).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByText('The portal cannot be reached. Check your connection and try again.')).toBeVisible();
  await user.click(main.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Annual leave' })).toBeVisible();
});

test('a server error is shown with its message, and the call is repeated when the device gets a network', async () => {
  expectConsole('error', /error request/);
  failOnce('POST /api/servicehall/form/list', 'The database is away.');
  await renderApp('/service');
  expect(await screen.findByText('The database is away.')).toBeVisible();
  reconnect();
  await waitFor(() => {
    expect(screen.queryByText('The database is away.')).not.toBeInTheDocument();
  });
  expect(await screen.findByRole('link', { name: 'Annual leave' })).toBeVisible();
});
