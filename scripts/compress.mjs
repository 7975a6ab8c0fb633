// Last step of `npm run build`: writes a brotli and a gzip copy of each SPA file that becomes smaller, so that the server need
// not compress.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const DIST = 'dist';
const LAST = 'index.html';
const COMPRESSIBLE = /\.(html|js|css|svg|json|txt|webmanifest)$/;
/** Minimum size of files to compress; a smaller copy would not save a network packet. */
const MIN_BYTES = 1024;
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

async function compress(path) {
  const content = await readFile(path);
  if (content.length < MIN_BYTES && !path.endsWith(LAST)) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${path}.br`, await brotli(content, { params }));
  await writeFile(`${path}.gz`, await deflate(content, { level: constants.Z_BEST_COMPRESSION }));
}

const files = (await readdir(DIST, { recursive: true })).filter((name) => COMPRESSIBLE.test(name) && name !== LAST);
await Promise.all(files.map((name) => compress(join(DIST, name))));
// The server inserts data into the page and compresses it itself. `npm start` uses the age of this file to tell when the build finished.
await compress(join(DIST, LAST));
