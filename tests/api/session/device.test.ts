import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deviceOf } from '../../../server/modules/session/device';

const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const NAMES: readonly (readonly [string, string | null])[] = [
  ['Chrome · Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/140.0.0.0 Safari/537.36`],
  ['Edge · Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`],
  ['Chrome · Linux', `Mozilla/5.0 (X11; Linux x86_64) ${KIT} HeadlessChrome/140.0.0.0 Safari/537.36`],
  ['Chrome · ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${KIT} Chrome/140.0.0.0 Safari/537.36`],
  ['Firefox · Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'],
  [
    'Safari · macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  ],
  [
    'Chrome · iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
  ],
  [
    'Samsung Internet · Android',
    `Mozilla/5.0 (Linux; Android 14; SM-S918B) ${KIT} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'WeChat · Android',
    `Mozilla/5.0 (Linux; Android 14; V2309A) ${KIT} Version/4.0 Chrome/116.0 Mobile Safari/537.36 MicroMessenger/8.0.49`,
  ],
  ['WeCom · Windows', `Mozilla/5.0 (Windows NT 6.1; WOW64) ${KIT} Chrome/81.0 Safari/537.36 wxwork/4.1.0 MicroMessenger/7.0.1`],
  ['Lark · macOS', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${KIT} Chrome/128.0 Safari/537.36 Lark/7.30.7`],
  ['Windows', 'Something/1.0 (Windows NT 10.0)'],
  ['', 'curl/8.5.0'],
  ['', '<script>alert(1)</script>'],
  ['', ''],
  ['', null],
];

for (const [device, userAgent] of NAMES) {
  test(`returns ${JSON.stringify(device)} for ${JSON.stringify(userAgent?.slice(0, 60) ?? null)}`, () => {
    assert.equal(deviceOf(userAgent), device);
  });
}
