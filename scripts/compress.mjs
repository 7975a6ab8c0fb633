// Ends `npm run build`: writes a brotli and a gzip copy beside each file of the SPA that gains by it, so that the server compresses none.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const DIST = 'dist';
const LAST = 'index.html';
const COMPRESSIBLE = /\.(html|js|css|svg|json|txt|webmanifest)$/;
/** Below this a compressed copy saves no packet on the wire. */
const WORTHWHILE_BYTES = 1024;
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

async function compress(path) {
  const content = await readFile(path);
  if (content.length < WORTHWHILE_BYTES && !path.endsWith(LAST)) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${path}.br`, await brotli(content, { params }));
  await writeFile(`${path}.gz`, await deflate(content, { level: constants.Z_BEST_COMPRESSION }));
}

const files = (await readdir(DIST, { recursive: true })).filter((name) => COMPRESSIBLE.test(name) && name !== LAST);
await Promise.all(files.map((name) => compress(join(DIST, name))));
// The server compresses the page itself, with what it writes into it; the age of this tells `npm start` when all was done.
await compress(join(DIST, LAST));
