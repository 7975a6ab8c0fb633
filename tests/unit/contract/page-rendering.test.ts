import { deviceOf, deviceText, isRenderedAddress, RENDERED_PATHS } from 'contract/core/page-rendering';

const DEVICE = { timeZone: 'UTC', width: 1440, keepsPages: false };
const TEXT = deviceText(DEVICE);

test.each([
  { timeZone: 'Asia/Shanghai', width: 1440 },
  { timeZone: 'UTC', width: 10 },
  { timeZone: 'America/Argentina/Buenos_Aires', width: 390 },
  { timeZone: 'America/Port-au-Prince', width: 99_999 },
  { timeZone: 'Etc/GMT+8', width: 1024 },
])('a device of $width px in $timeZone is read back as it was stored, whether it keeps pages or not', (device) => {
  for (const keepsPages of [true, false])
    expect(deviceOf(deviceText({ ...device, keepsPages }))).toEqual({ ...device, keepsPages });
});

test('the text of a device is a cookie’s value without characters that have to be escaped', () => {
  expect(deviceText({ ...DEVICE, keepsPages: true })).toMatch(/^[!#-+\--:<-[\]-~]+$/);
});

test.each([
  undefined,
  '',
  '1440',
  'UTC',
  TEXT.replace('1440', ''),
  TEXT.replace('UTC', ''),
  TEXT.replace('1440', '').replace('UTC', ''),
  TEXT.replace('UTC', ' UTC'),
  ` ${TEXT}`,
  `${TEXT} `,
  `${TEXT}\n`,
  `${TEXT}; x`,
  `${TEXT}:`,
  `${TEXT}:x`,
  deviceText({ ...DEVICE, keepsPages: true }).toUpperCase(),
  `${deviceText({ ...DEVICE, keepsPages: true })};`,
  TEXT + TEXT,
  TEXT.replace('1440', 'UTC').replace(/UTC$/, '1440'),
])('%j is not a device', (text) => {
  expect(deviceOf(text)).toBeNull();
});

test.each(['0', '00', '9', '0800', '100000', '-1440', '+1440', '1440.5', '1e3', '0x5a', 'NaN', '１４４０'])(
  'a device with the width %s is refused',
  (width) => {
    expect(deviceOf(TEXT.replace('1440', width))).toBeNull();
  },
);

test.each([
  'Europe/Atlantis',
  'undefined',
  'constructor',
  '../../etc/passwd',
  ':/etc/localtime',
  'UTC; path=/',
  'UTC\r\nset-cookie: token=x',
  '<script>',
  'UTC"><script>alert(1)</script>',
  'UTC%0d%0a',
  '中国/上海',
  'A'.repeat(65),
])('a device in the time zone %j is refused', (timeZone) => {
  expect(deviceOf(deviceText({ ...DEVICE, timeZone }))).toBeNull();
});

test.each([
  ...RENDERED_PATHS.map((path) => path.replace(':id', 'annual-leave')),
  ...['/service?page=2', '/service?query=', '/service?query=%20', '/service?query', '/service?', '/notice/search?page=2'],
  ...['/?from=mail', '/service/annual-leave?from=mail', '/welfare/news?classificationId=camp'],
])('the server renders the page at %s', (address) => {
  expect(isRenderedAddress(address)).toBe(true);
});

test.each([
  ...['/service/', '/Service', '/service/annual-leave/', '/service/form.pdf', '/service/Leave', '/service//', '/service/%zz'],
  ...['/service/preview', '/service/preview/x', '/welfare/news/preview/x', '/service/annual-leave/x'],
  ...['//other.host/service', '//service', 'http://other.host/service', 'service', '', '?page=2', '/%E0%A4%A'],
  ...['/information', '/information?doc=x', '/manage', '/login', '/search', '/tool', '/account/favourites', '/index.html'],
  ...['/api/home', '/no/such/page', '/constructor', '/__proto__', '/service/:id'],
])('the server does not render the page at %j', (address) => {
  expect(isRenderedAddress(address)).toBe(false);
});

test.each([
  ...['/service?query=x', '/service?page=2&query=x', '/service?query=%E4%BC%91', '/service?query=+x', '/service?quer%79=x'],
  ...['/notice?query=x', '/notice/search?query=x', '/welfare/search?query=x', '/personnel?query=x', '/?query=x'],
  ...['/service?a=?&query=x', '/notice?x?&query=x'],
])('the server does not render the page at %s, because it searches', (address) => {
  expect(isRenderedAddress(address)).toBe(false);
});
