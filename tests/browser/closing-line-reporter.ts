import type { FullResult, Reporter, Suite } from '@playwright/test/reporter';

/**
 * Prints `N passed, N failed` at the end of a run. Tests that did not run count as failed; tests that passed only on a retry are
 * listed.
 */
export default class ClosingLineReporter implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(result: FullResult): void {
    const tests = this.suite?.allTests() ?? [];
    const repeated = tests.filter((test) => test.outcome() === 'flaky');
    for (const test of repeated) console.log(`passed only when it was repeated: ${test.titlePath().join(' › ')}`);
    const passed = tests.filter((test) => test.outcome() === 'expected').length + repeated.length;
    const failed = tests.length - passed || (result.status === 'passed' ? 0 : 1);
    console.log(`${passed} passed, ${failed} failed`);
  }
}
