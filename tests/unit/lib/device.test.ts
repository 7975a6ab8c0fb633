import Cookies from 'js-cookie';
import { DEVICE_COOKIE, deviceOf, deviceText } from 'contract/core/page-rendering';
import { FIRST_VIEW, rememberDevice, VIEW_PREFIX } from '@/lib/session/device';
import { SEE_AS_TAB } from '@/lib/session/see-as';

const TIME_ZONE = 'Asia/Shanghai';
const cookie = () => Cookies.get(DEVICE_COOKIE);
/** Returns the width of the device as the server reads it from the cookie; null if it tells of no device in the time zone. */
const storedWidth = () => {
  const device = deviceOf(cookie());
  return device?.timeZone === TIME_ZONE ? device.width : null;
};
const resize = (width: number) =>
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true, writable: true });
const leave = () => window.dispatchEvent(new Event('pagehide'));
/** Lets the time pass after which the page is painted and idle. */
const idle = () => {
  jest.advanceTimersByTime(3000);
};

const WIDTH = window.innerWidth;
const canKeepPages = () => false;
let listeners: Parameters<typeof window.addEventListener>[];

beforeEach(() => {
  listeners = jest.spyOn(window, 'addEventListener').mock.calls;
  const options = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: TIME_ZONE };
  // Fake timers have a date format of their own, which takes this function over.
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
  jest.useFakeTimers();
});
afterEach(() => {
  for (const [type, listener] of listeners) window.removeEventListener(type, listener);
  resize(WIDTH);
  Cookies.remove(DEVICE_COOKIE);
});

test('the device is stored once the page is idle, and again with its present width when the page is left', () => {
  resize(1440);
  rememberDevice(canKeepPages);
  expect(cookie()).toBeUndefined();
  idle();
  expect(storedWidth()).toBe(1440);
  resize(390);
  idle();
  expect(storedWidth()).toBe(1440);
  leave();
  expect(storedWidth()).toBe(390);
});

test('a page that is left before it is idle stores the device as well', () => {
  resize(800);
  rememberDevice(canKeepPages);
  leave();
  expect(storedWidth()).toBe(800);
});

test('the cookie is sent with every page for a year', () => {
  const stored = jest.spyOn(document, 'cookie', 'set');
  resize(1440);
  rememberDevice(canKeepPages);
  idle();
  expect(stored).toHaveBeenCalledWith(expect.stringMatching(/^device=1440\S+; path=\/; max-age=31536000; samesite=lax$/));
});

test('the device tells whether pages can be kept on it at that time', () => {
  let isPossible = false;
  rememberDevice(() => isPossible);
  idle();
  expect(deviceOf(cookie())).toMatchObject({ keepsPages: false });
  isPossible = true;
  leave();
  expect(deviceOf(cookie())).toMatchObject({ keepsPages: true });
});

test('a view chosen on the open page removes the device when the page is left', () => {
  rememberDevice(canKeepPages);
  idle();
  expect(cookie()).toBeDefined();
  localStorage.setItem(`${VIEW_PREFIX}services`, 'cards');
  leave();
  expect(cookie()).toBeUndefined();
});

test('nothing is stored while a view chosen earlier is stored', () => {
  document.cookie = `${DEVICE_COOKIE}=${deviceText({ timeZone: TIME_ZONE, width: 1440, keepsPages: false })}; path=/`;
  localStorage.setItem(`${VIEW_PREFIX}services`, 'cards');
  rememberDevice(canKeepPages);
  idle();
  expect(cookie()).toBeUndefined();
  localStorage.clear();
  leave();
  expect(storedWidth()).toBe(WIDTH);
});

test('the view that the server renders keeps the device, and another one chosen for any list removes it', () => {
  localStorage.setItem(`${VIEW_PREFIX}services`, FIRST_VIEW);
  rememberDevice(canKeepPages);
  idle();
  expect(storedWidth()).toBe(WIDTH);
  localStorage.setItem(`${VIEW_PREFIX}guides`, 'cards');
  leave();
  expect(cookie()).toBeUndefined();
  localStorage.setItem(`${VIEW_PREFIX}guides`, FIRST_VIEW);
  leave();
  expect(storedWidth()).toBe(WIDTH);
});

test.each(['rows', 'cards'])(
  'a tab that shows the portal as somebody else leaves the cookie as it is, with the view %s',
  (view) => {
    const device = deviceText({ timeZone: TIME_ZONE, width: 390, keepsPages: true });
    document.cookie = `${DEVICE_COOKIE}=${device}; path=/`;
    localStorage.setItem(`${VIEW_PREFIX}services`, view);
    window.name = SEE_AS_TAB;
    const stored = jest.spyOn(document, 'cookie', 'set');
    rememberDevice(canKeepPages);
    idle();
    leave();
    expect(stored).not.toHaveBeenCalled();
    expect(cookie()).toBe(device);
  },
);

test('a tab that shows the portal as somebody else stores no device', () => {
  window.name = SEE_AS_TAB;
  rememberDevice(canKeepPages);
  idle();
  leave();
  expect(cookie()).toBeUndefined();
});

test('other values that are stored on the device do not matter', () => {
  localStorage.setItem('portico.theme', 'dark');
  localStorage.setItem('portico.viewer', 'x');
  rememberDevice(canKeepPages);
  idle();
  expect(storedWidth()).toBe(WIDTH);
});

test('the device is stored if the browser blocks storage', () => {
  const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  rememberDevice(canKeepPages);
  idle();
  expect(blocked).toHaveBeenCalled();
  blocked.mockRestore();
  expect(storedWidth()).toBe(WIDTH);
});
