import { history } from 'umi';
import type * as Places from '@/lib/browser/scroll-places';
import { visit } from '../../setup/address';

/** The module as a new page load has it. */
async function load(type: 'navigate' | 'reload' | 'back_forward'): Promise<typeof Places> {
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
  let places: typeof Places | undefined;
  await jest.isolateModulesAsync(async () => {
    places = await import('@/lib/browser/scroll-places');
  });
  if (!places) throw new Error('not loaded');
  return places;
}

function scrollTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

/** Reads so far down the page at an address, then leaves the document. */
async function readAndLeave(address: string, top: number): Promise<void> {
  visit(address);
  const { arriveAt, rememberPlaces } = await load('navigate');
  const stop = rememberPlaces();
  arriveAt(history.location);
  scrollTo(top);
  window.dispatchEvent(new Event('pagehide'));
  stop();
}

test.each(['reload', 'back_forward'] as const)('a %s finds the place of before', async (type) => {
  await readAndLeave('/service?page=2', 640);
  expect((await load(type)).placeOf(history.location)).toBe(640);
});

test('an address that is opened anew begins at its top', async () => {
  await readAndLeave('/service', 640);
  expect((await load('navigate')).placeOf(history.location)).toBeUndefined();
});

test('two addresses that were opened by hand in one tab keep a place each', async () => {
  await readAndLeave('/service', 640);
  await readAndLeave('/tool', 120);
  const { placeOf } = await load('back_forward');
  expect(placeOf(history.location)).toBe(120);
  visit('/service');
  expect(placeOf(history.location)).toBe(640);
});

test('a place belongs to the page that is shown, not to the one that is still coming', async () => {
  visit('/service');
  const { arriveAt, placeOf, rememberPlaces } = await load('navigate');
  const stop = rememberPlaces();
  arriveAt(history.location);
  const before = history.location;
  history.push('/tool');
  scrollTo(300);
  stop();
  expect(placeOf(before)).toBe(300);
  expect(placeOf(history.location)).toBeUndefined();
});

test('what is kept of another hand is no place', async () => {
  sessionStorage.setItem('portico.places', '{"broken"');
  visit('/service');
  expect((await load('reload')).placeOf(history.location)).toBeUndefined();
});
