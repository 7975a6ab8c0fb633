import { history } from 'umi';
import type * as Places from '@/lib/browser/scroll-places';
import { visit } from '../../setup/address';

/** Loads the module in the state after a page load of this type. */
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

/** Opens an address, scrolls to `top` pixels and leaves the document. */
async function readAndLeave(address: string, top: number): Promise<void> {
  visit(address);
  const { arriveAt, rememberPlaces } = await load('navigate');
  const stop = rememberPlaces();
  arriveAt(history.location);
  scrollTo(top);
  window.dispatchEvent(new Event('pagehide'));
  stop();
}

test.each(['reload', 'back_forward'] as const)('a page load of type %s restores the scroll position', async (type) => {
  await readAndLeave('/service?page=2', 640);
  expect((await load(type)).placeOf(history.location)).toBe(640);
});

test('an address opened again starts at the top', async () => {
  await readAndLeave('/service', 640);
  expect((await load('navigate')).placeOf(history.location)).toBeUndefined();
});

test('two addresses opened by hand in one tab each keep their position', async () => {
  await readAndLeave('/service', 640);
  await readAndLeave('/tool', 120);
  const { placeOf } = await load('back_forward');
  expect(placeOf(history.location)).toBe(120);
  visit('/service');
  expect(placeOf(history.location)).toBe(640);
});

test('scrolling is recorded for the shown page, not for one that is still loading', async () => {
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

test('an invalid stored value is ignored', async () => {
  sessionStorage.setItem('portico.places', '{"broken"');
  visit('/service');
  expect((await load('reload')).placeOf(history.location)).toBeUndefined();
});
