import { act, screen, within } from '@testing-library/react';
import { signedIn } from '../../factories/session';
import { renderApp } from '../../setup/render-app';
import { box } from './boxes';

beforeEach(() => {
  signedIn();
});

/** Returns the result of a media query on this device. */
const device = (media: string, matches: boolean): MediaQueryList =>
  Object.assign(new EventTarget(), { media, matches, onchange: null, addListener() {}, removeListener() {} });

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['performance'] });
});
afterEach(() => {
  jest.useRealTimers();
});
const shown = () => screen.getAllByRole('group', { name: /^\d of \d$/ }).filter((slide) => !slide.hasAttribute('inert'));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('advances automatically, pauses while a person is in it, and stops for good on request', async () => {
  const user = await renderApp('/');
  const banner = await box('Highlights');
  expect(within(shown()[0] as HTMLElement).getByRole('link', { name: 'The harbour office opens' })).toBeVisible();
  for (let second = 0; second < 8 && !shown()[0]?.textContent.includes('bicycle'); second += 1) await pass(1000);
  expect(shown()[0]).toHaveTextContent('Lease a bicycle');
  await user.hover(banner);
  await pass(20_000);
  expect(shown()[0]).toHaveTextContent('Lease a bicycle');
  await user.click(within(banner).getByRole('button', { name: 'Pause the slides' }));
  await user.unhover(banner);
  await user.tab({ shift: true });
  await pass(20_000);
  expect(shown()[0]).toHaveTextContent('Lease a bicycle');
  await user.click(within(banner).getByRole('button', { name: 'The harbour office opens' }));
  expect(shown()[0]).toHaveTextContent('The harbour office opens');
});

test('does not move for people who prefer reduced motion', async () => {
  const spy = jest.spyOn(window, 'matchMedia').mockImplementation((media) => device(media, media.includes('reduce')));
  await renderApp('/');
  await box('Highlights');
  await pass(20_000);
  expect(shown()[0]).toHaveTextContent('The harbour office opens');
  spy.mockRestore();
});
