import { resolve } from 'node:path';
import { buildSync, type BuildOptions } from 'esbuild';
import type { PageFiles } from '../contract/core/page-files';

/** Returns `src/preload/head-script.ts` and its imports, bundled into one small script for the head of the HTML. */
export const headScript = (): string => bundled('src/preload/head-script.ts');

/** Returns the bundled service worker, which contains the names of the pages that it serves and of the files that every page needs. */
export const serviceWorker = (id: string, pages: PageFiles, files: readonly string[]): string =>
  bundled('src/service-worker/worker.ts', {
    define: { __BUILT__: JSON.stringify({ id, pages, files }), 'process.env.NODE_ENV': '"production"' },
  });

function bundled(script: string, options: BuildOptions = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [resolve(script)],
    alias: { '@': resolve('src'), contract: resolve('contract') },
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    treeShaking: true,
    ...options,
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}
