import { isItemId, safeBackUrl } from 'contract/core/paths';

test.each([
  '/',
  '/service?classification=it&page=2',
  '/service/annual-leave#service-steps',
  '/service/login',
  '/logins',
  '/api/docs',
])('a path of this site, %s, is returned unchanged', (backUrl) => {
  expect(safeBackUrl(backUrl)).toBe(backUrl);
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/x/..//evil.example',
  '/.//evil.example',
  '//evil.example/api/docs',
  '/api/..//evil.example',
  'https://evil.example/api/docs',
  'service',
  '',
  null,
])('an address that may leave the site, %s, is replaced by /', (backUrl) => {
  expect(safeBackUrl(backUrl)).toBe('/');
});

test.each([
  '/login',
  '/login/',
  '/Login',
  '/%6Cogin',
  '/login?backUrl=%2Fservice',
  '/login#x',
  '/service/../login',
  '/login?ucToken=x',
  '/api/user/login/start',
  '/api/user/login/callback?code=x',
  '/API/user/%6Cogin/start?backUrl=%2Fapi%2Fuser%2Flogin%2Fstart',
])('an address of the sign-in, %s, is replaced by /', (backUrl) => {
  expect(safeBackUrl(backUrl)).toBe('/');
});

test('a path that cannot be decoded is returned unchanged', () => {
  expect(safeBackUrl('/service/%E5%B9')).toBe('/service/%E5%B9');
});

test.each(['annual-leave', 'a', '2026', 'a'.repeat(80)])('%s is an id', (id) => {
  expect(isItemId(id)).toBe(true);
});

test.each(['', 'Annual-Leave', 'foo.bar', '年假', 'a b', 'a'.repeat(81), 'annual-leave\n'])('%j is not an id', (id) => {
  expect(isItemId(id)).toBe(false);
});
