import { dialledNumber } from 'contract/core/phone';
import { splitPhoneNumbers } from 'contract/core/phone-numbers';

const phonesIn = (text: string) => splitPhoneNumbers(text).flatMap(({ phone }) => phone ?? []);

test.each([
  ['extension 4120, or +44 117 496 0120 from outside', ['4120', '+441174960120']],
  ['Ring +44 (0)117 496 0120.', ['+441174960120']],
  ['at (877) 472-6716, 1-800-222-0364 or 888.222.0364', ['8774726716', '18002220364', '8882220364']],
  ['0800 555 0142 in Britain, 400 555 0160 in China', ['08005550142', '4005550160']],
  ['010-65123456、0755-8655 1234、138 0013 8000', ['01065123456', '075586551234', '13800138000']],
  ['Call 4000 and read out the code', ['4000']],
  ['call 4000 ', ['4000']],
  ['Extension 4999 is answered day and night', ['4999']],
  ['请拨打 120 或用公司电话拨 4777。分机:4120', ['120', '4777', '4120']],
])('finds the phone numbers in "%s"', (text, numbers) => {
  expect(phonesIn(text)).toEqual(numbers);
});

test.each([
  'on 2026-10-19, 19-10-2026, 10/19/2026 or 05.12.2024',
  'invoice 2026-0142-3371 of 12 000 000 euros',
  '$100-200-3000 and £4,000',
  'version 10.20.3000.4 at 192.168.100.1000',
  'call 200 customers, call 1000 people',
  'we phone 12 people',
  'ISO 27001, NC-204, room 4120',
  'https://example.com/+441174960120?id=0800-555-0142',
  '拨打 200 位客户的电话',
  '1234567890123456789012345678901234567890',
])('finds no phone number in %s', (text) => {
  expect(phonesIn(text)).toEqual([]);
});

test('the parts of a split text join to the same text', () => {
  const text = 'Call 4999, or 0800 555 0142 (Britain).';
  expect(
    splitPhoneNumbers(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
  expect(splitPhoneNumbers('')).toEqual([]);
});

test('a number too short to dial is null', () => {
  expect(dialledNumber('12')).toBeNull();
  expect(dialledNumber(' 4120')).toBe('4120');
});

test('splits a hostile text in linear time', () => {
  const begun = performance.now();
  for (const piece of ['+1 ', '0800 ', '(0117) ', 'call ', '拨', '1-', '123.'])
    expect(splitPhoneNumbers(piece.repeat(40_000)).length).toBeGreaterThan(0);
  expect(performance.now() - begun).toBeLessThan(2000);
});
