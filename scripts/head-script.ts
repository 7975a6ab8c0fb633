import { resolve } from 'node:path';
import { buildSync } from 'esbuild';

/** Returns `src/preload/head-script.ts` and its imports, bundled into one small script for the head of the HTML. */
export function headScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [resolve('src/preload/head-script.ts')],
    alias: { '@': resolve('src'), contract: resolve('contract') },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    treeShaking: true,
  });
  return outputFiles[0]?.text.trim() ?? '';
}
