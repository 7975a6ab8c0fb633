import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'esbuild';
import { RENDERED_ATTRIBUTE } from '../../contract/core/page-rendering';
import { WORKER_ELEMENT } from '../../server/http/spa/page';

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
  return { path: `/${PAGE}`, remove: await placeFiles(webRoot, { [SCRIPT]: script, [PAGE]: html }) };
}

/**
 * Writes the page that the server sends to a signed-in browser, without any script, into the folder of built files: what a page that is
 * only HTML and style sheets takes at least. Returns its path and a function that removes it. Throws if the page has no content.
 */
export async function placePageWithoutScripts(
  webRoot: string,
  { url, cookie }: { url: string; cookie: string },
): Promise<{ path: string; remove: () => Promise<void> }> {
  const html = await (await fetch(url, { headers: { cookie } })).text();
  if (!html.includes(`<html ${RENDERED_ATTRIBUTE}`)) throw new Error(`${url} came without its content`);
  const page = `bench-static-${new URL(url).pathname.replaceAll('/', '-')}.html`;
  const bare = html.replace(/<script[\s>].*?<\/script>|<link rel="preload"[^>]*>/gs, '').replace(WORKER_ELEMENT, '');
  return { path: `/${page}`, remove: await placeFiles(webRoot, { [page]: Buffer.from(bare) }) };
}

/** Writes files and their compressed copies. Returns a function that removes them. */
async function placeFiles(folder: string, files: Record<string, Buffer>): Promise<() => Promise<void>> {
  const names: string[] = [];
  for (const [name, bytes] of Object.entries(files)) {
    const compressed = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    await writeFile(join(folder, name), bytes);
    await writeFile(join(folder, `${name}.br`), compressed);
    names.push(name, `${name}.br`);
  }
  return async () => {
    await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
  };
}
