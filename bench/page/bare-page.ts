import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'esbuild';

const SCRIPT = 'bench-bare.00000000.js';
const PAGE = 'bench-bare.html';
const SOURCE = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  createRoot(document.getElementById('root')).render(createElement('main', null, createElement('h1', null, 'A bare React page')));
`;

/**
 * Writes a page with React and one heading into the folder of built files, so that the same server serves it. Returns its path and
 * a function that removes it.
 */
export async function placeBarePage(webRoot: string): Promise<{ path: string; remove: () => Promise<void> }> {
  const bundled = await build({
    stdin: { contents: SOURCE, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const script = Buffer.from(bundled.outputFiles[0]?.contents ?? []);
  const html = Buffer.from(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title><script defer src="/${SCRIPT}"></script></head><body><div id="root"></div></body></html>`,
  );
  const names: string[] = [];
  for (const [name, bytes] of [
    [SCRIPT, script],
    [PAGE, html],
  ] as const) {
    const compressed = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    await writeFile(join(webRoot, name), bytes);
    await writeFile(join(webRoot, `${name}.br`), compressed);
    names.push(name, `${name}.br`);
  }
  return {
    path: `/${PAGE}`,
    remove: () => Promise.all(names.map((name) => rm(join(webRoot, name), { force: true }))).then(() => undefined),
  };
}
