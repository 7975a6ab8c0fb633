import { act, screen, waitFor, within } from '@testing-library/react';
import { signedIn } from '../../factories/session';
import { portal, recordCalls } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';
import { wideWindow } from '../../setup/window-width';

const heading = (name: string, level = 2) => screen.findByRole('heading', { level, name });
const contentsEntry = async (name: string) =>
  within(await screen.findByRole('navigation', { name: 'On this page' })).getByRole('link', { name });

function scrolledTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  signedIn();
});

test('an entry of the table of contents scrolls to its heading and focuses it', async () => {
  wideWindow();
  const led = jest.spyOn(Element.prototype, 'scrollIntoView');
  const user = await renderApp('/service/annual-leave');
  await user.click(await contentsEntry('Step by step'));
  expect(window.location.href).toBe('http://localhost/service/annual-leave#service-steps');
  await waitFor(async () => {
    expect(await heading('Step by step')).toHaveFocus();
  });
  expect(led.mock.contexts).toEqual([await heading('Step by step')]);
});

test('selecting the same entry again scrolls there again', async () => {
  wideWindow();
  const user = await renderApp('/service/annual-leave');
  await user.click(await contentsEntry('Step by step'));
  (await heading('Annual leave', 1)).click();
  const led = jest.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(await contentsEntry('Step by step'));
  await waitFor(() => {
    expect(led).toHaveBeenCalledTimes(1);
  });
});

test.each([
  { hash: '#service-materials', name: 'What you need' },
  { hash: '#carrying-over', name: 'Carrying days over' },
])('an address with $hash opens at that section, and a later response does not scroll there again', async ({ hash, name }) => {
  const led = jest.spyOn(Element.prototype, 'scrollIntoView');
  await renderApp(`/service/annual-leave${hash}`);
  const target = await heading(name);
  await waitFor(() => {
    expect(target).toHaveFocus();
  });
  expect(await screen.findByText('942 views')).toBeVisible();
  expect(led.mock.contexts).toEqual([target]);
});

test('Back from a section restores the reader’s scroll position', async () => {
  wideWindow();
  const user = await renderApp('/service/annual-leave');
  const entry = await contentsEntry('Step by step');
  scrolledTo(120);
  await user.click(entry);
  await waitFor(async () => {
    expect(await heading('Step by step')).toHaveFocus();
  });
  scrolledTo(900);
  const scroll = jest.spyOn(window, 'scrollTo');
  act(() => {
    window.history.back();
  });
  await waitFor(() => {
    expect(scroll).toHaveBeenCalledWith(0, 120);
  });
  const led = jest.spyOn(Element.prototype, 'scrollIntoView');
  act(() => {
    window.history.forward();
  });
  await waitFor(() => {
    expect(scroll).toHaveBeenCalledWith(0, 900);
  });
  expect(led).not.toHaveBeenCalled();
});

test('the table of contents of a draft leads to its parts, without the preview token, which has left the address', async () => {
  wideWindow();
  signedIn('editor');
  const text = portal().drafts[0]?.texts['en-US'];
  if (!text) throw new Error('the sample has an English draft');
  Object.assign(text, { steps: ['Ask.'], materials: ['A form'] });
  await renderApp('/service/preview/home-office-kit?token=abc');
  const contents = await screen.findByRole('navigation', { name: 'On this page' });
  const links = within(contents).getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ pathname, search, hash }) => pathname + search + hash)).toEqual([
    '/service/preview/home-office-kit#service-steps',
    '/service/preview/home-office-kit#service-materials',
    '/service/preview/home-office-kit#item-details',
  ]);
});

test('the skip link focuses the content and keeps the address with its query', async () => {
  const user = await renderApp('/service?query=leave');
  const skip = await screen.findByRole('link', { name: 'Skip to the content' });
  const before = { state: window.history.state as unknown, length: window.history.length };
  await user.click(skip);
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.location.href).toBe('http://localhost/service?query=leave');
  expect(window.history).toMatchObject(before);
});

test.each(['/service/Annual-Leave', '/service/foo.bar', '/service/%E5%B9%B4%E5%81%87', '/service/preview/Annual-Leave'])(
  'the invalid service address %s shows an error without a call',
  async (address) => {
    const calls = recordCalls();
    await renderApp(address);
    expect(
      await screen.findByRole('heading', { level: 1, name: /^(Service not found|This preview is not available)$/ }),
    ).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('search')).toBeVisible();
    expect(calls.map(({ call }) => call)).not.toContainEqual(expect.stringMatching(/\/info$/));
  },
);

test('changing the language to Chinese shows the service itself in Chinese', async () => {
  const user = await renderApp('/service/annual-leave');
  await heading('Annual leave', 1);
  await user.click(screen.getByRole('button', { name: 'Language' }));
  await user.click(screen.getByRole('menuitemradio', { name: '中文' }));
  expect(await heading('年假申请', 1)).toBeVisible();
});
