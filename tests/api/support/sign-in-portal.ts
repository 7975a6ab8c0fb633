import { after, before } from 'node:test';
import { Browser } from './browser';
import { forgetCalls } from './forget-calls';
import { startTestApp, type TestApp } from './harness';

/** Starts a portal before the tests of this file. Returns functions that get it, create browsers and advance its clock. */
export function signInPortal() {
  const clock = { aheadMs: 0 };
  let portal: TestApp;
  before(async () => {
    portal = await startTestApp({ now: () => new Date(Date.now() + clock.aheadMs) });
  });
  after(() => portal.close());

  /** Runs `work` with the clock advanced by that many milliseconds. */
  async function ahead<T>(ms: number, work: () => Promise<T>): Promise<T> {
    clock.aheadMs = ms;
    try {
      return await work();
    } finally {
      clock.aheadMs = 0;
      await forgetCalls(portal);
    }
  }
  return { portal: () => portal, newBrowser: () => new Browser(portal.app), ahead };
}
