import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp, type AppOptions } from '../../../server/app';
import { startTestApp, type TestApp } from './harness';

/** A portal that serves these files as the built SPA. */
export interface SpaPortal {
  portal: TestApp;
  app: FastifyInstance;
  /** Folder of the served files. */
  spa: string;
  close: () => Promise<void>;
}

export async function startWithSpa(files: Record<string, string | Buffer>, options: AppOptions = {}): Promise<SpaPortal> {
  const spa = await mkdtemp(join(tmpdir(), 'portico-spa-'));
  for (const [name, content] of Object.entries(files)) await writeFile(join(spa, name), content);
  const portal = await startTestApp();
  const app = await buildApp(portal.deps, { ...options, spa });
  const close = async () => {
    await app.close();
    await portal.close();
    await rm(spa, { recursive: true });
  };
  return { portal, app, spa, close };
}
