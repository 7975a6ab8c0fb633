import { renderHook } from '@testing-library/react';
import { useRetryWhenConnected } from '@/lib/browser/useRetryWhenConnected';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Renders the hook and returns the mock that it calls. */
function watch(isUnreachable: boolean) {
  const retry = jest.fn();
  const view = renderHook(
    (isLost: boolean) => {
      useRetryWhenConnected(isLost, retry);
    },
    { initialProps: isUnreachable },
  );
  return { retry, ...view };
}

const retriesAfter = (seconds: number, retry: jest.Mock): number => {
  jest.advanceTimersByTime(seconds * 1000);
  return retry.mock.calls.length;
};

test('an unreachable server is tried again after delays that double up to a minute', () => {
  const { retry } = watch(true);
  // At 5, 15, 35, 75, 135 and 195 seconds.
  expect([4.9, 0.2, 9.9, 20, 40, 60, 60].map((seconds) => retriesAfter(seconds, retry))).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('nothing is tried while the device is offline or the window is hidden', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  const { retry } = watch(true);
  expect(retriesAfter(5, retry)).toBe(0);
  online.mockReturnValue(true);
  hidden.mockReturnValue(true);
  expect(retriesAfter(10, retry)).toBe(0);
  hidden.mockReturnValue(false);
  expect(retriesAfter(20, retry)).toBe(1);
});

test('a reachable server is tried again only when the device gets a network', () => {
  const { retry, rerender, unmount } = watch(true);
  rerender(false);
  expect(retriesAfter(300, retry)).toBe(0);
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(1);
  unmount();
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(1);
});
