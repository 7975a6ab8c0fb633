import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scannerAddress } from '../../../server/config/clamav-url';
import { ConfigError, readConfig } from '../../../server/config/config';

for (const [url, address] of [
  ['tcp://clamav.example', { host: 'clamav.example', port: 3310 }],
  ['tcp://10.0.0.5:4000/', { host: '10.0.0.5', port: 4000 }],
  ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
  ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['unix:///run/clam%20av/clamd.ctl', { path: '/run/clam av/clamd.ctl' }],
] as const)
  test(`the scanner at ${url} is found`, () => {
    assert.deepEqual(scannerAddress(readConfig({ CLAMAV_URL: url }).scannerUrl ?? ''), address);
  });

for (const url of [
  ...['clamav.example:3310', 'clamav', 'http://clamav.example', 'tcp:', 'tcp://', 'unix:', 'unix:///', 'unix://host/clamd.ctl'],
  ...['tcp://user:secret@clamav.example', 'tcp://clamav.example/path', 'tcp://clamav.example?a=b', 'tcp://clamav.example:99999'],
])
  test(`${url} is refused as the address of a scanner, in one line that says what to write`, () => {
    assert.throws(
      () => readConfig({ CLAMAV_URL: url }),
      (error: Error) =>
        error instanceof ConfigError && /^CLAMAV_URL: must be the address of clamd, such as tcp:/.test(error.message),
    );
  });
