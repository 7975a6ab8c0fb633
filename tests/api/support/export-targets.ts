import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { startTestApp, type TestApp } from './harness';

/** Starts an empty portal, which is closed after the test. */
export async function newPortal(t: TestContext): Promise<TestApp> {
  const portal = await startTestApp();
  t.after(() => portal.close());
  return portal;
}

/** Returns the path of a folder that does not exist yet, and is removed after the test. */
export async function newFolder(t: TestContext): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'portico-export-'));
  t.after(() => rm(parent, { recursive: true, force: true }));
  return join(parent, 'content');
}
