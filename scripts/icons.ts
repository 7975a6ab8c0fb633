/** `npm run icons`: generates the icons in public/ from public/logo.svg. Run it after changing the logo. */
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from './chromium';

const ICON_SIZES = [16, 32, 48];
const TOUCH_ICON_SIZE = 180;
/** Home screens crop the corners of icons and show transparent areas in black. */
const TOUCH_ICON_STYLE = 'background: #ffffff; padding: 28px; box-sizing: border-box';
/** Sizes of the icons of the installed app. */
const APP_ICON_SIZES = [192, 512];
/** Launchers cut a circle out of a maskable icon; what is within four fifths of it stays. */
const MASKABLE_STYLE = 'background: #ffffff; padding: 112px; box-sizing: border-box';
const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

const logo = await readFile('public/logo.svg');
const source = `data:image/svg+xml;base64,${logo.toString('base64')}`;
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
const page = await browser.newPage({ colorScheme: 'light' });

async function draw(size: number, style = ''): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size });
  const image = `<img src="${source}" width="${size}" height="${size}" style="display: block; ${style}">`;
  await page.setContent(`<style>body { margin: 0 }</style>${image}`);
  return page.screenshot({ omitBackground: true });
}

/** Returns an icon file that contains these PNG files: a header, a directory entry for each, then the files. */
function iconFile(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = HEADER_BYTES + ENTRY_BYTES * pictures.length;
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(ENTRY_BYTES);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}

const pictures = [];
for (const size of ICON_SIZES) pictures.push({ size, png: await draw(size) });
await writeFile('public/favicon.ico', iconFile(pictures));
await writeFile('public/apple-touch-icon.png', await draw(TOUCH_ICON_SIZE, TOUCH_ICON_STYLE));
for (const size of APP_ICON_SIZES) await writeFile(`public/icon-${size}.png`, await draw(size));
await writeFile('public/icon-maskable-512.png', await draw(512, MASKABLE_STYLE));
await browser.close();
