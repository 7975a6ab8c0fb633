import { attachmentPath } from 'contract/core/paths';
import type { StoredPicture } from './database';

/** Maximum size of the pictures of one page, in bytes. */
const MAX_PICTURES_BYTES = 10_000_000;

const IMG_SOURCE = /<img\b[^>]*?\ssrc="([^"?]+)/g;
/** Fields of an answer whose value is a picture. */
const PICTURE_FIELDS = new Set(['picture', 'logo']);

/** Returns the addresses of the pictures in an answer: those of its HTML and its picture fields, without a query. */
export function picturesIn(answer: unknown): string[] {
  const found = new Set<string>();
  const collect = (value: unknown, name = ''): void => {
    if (typeof value === 'string') for (const [, source = ''] of value.matchAll(IMG_SOURCE)) found.add(source);
    if (typeof value !== 'object' || value === null) return;
    if (PICTURE_FIELDS.has(name) && 'id' in value) found.add(attachmentPath(String(value.id)));
    for (const [key, part] of Object.entries(value)) collect(part, key);
  };
  collect(answer);
  return [...found].filter((address) => address.startsWith(attachmentPath('')));
}

/**
 * Loads pictures, except those that are stored already, whose content never changes. Leaves out what cannot be loaded and what would
 * exceed the limit of one page.
 */
export async function loadPictures(
  addresses: readonly string[],
  stored: Readonly<Record<string, StoredPicture>> = {},
): Promise<Record<string, StoredPicture>> {
  const pictures: Record<string, StoredPicture> = {};
  let left = MAX_PICTURES_BYTES;
  for (const address of addresses) {
    const picture = stored[address] ?? (await load(address));
    if (!picture || picture.bytes.byteLength > left) continue;
    left -= picture.bytes.byteLength;
    pictures[address] = picture;
  }
  return pictures;
}

async function load(address: string): Promise<StoredPicture | undefined> {
  try {
    const response = await fetch(address);
    const type = response.headers.get('content-type') ?? '';
    return response.ok && type.startsWith('image/') ? { type, bytes: await response.arrayBuffer() } : undefined;
  } catch {
    return undefined;
  }
}

/** Object URLs of the stored pictures of the pages that this tab has shown, by address. */
const shown = new Map<string, string>();

/** Shows these stored pictures wherever the page cannot load them from the server. */
export function showPictures(pictures: Readonly<Record<string, StoredPicture>>): void {
  if (shown.size === 0) document.addEventListener('error', onFailedPicture, true);
  for (const [address, { type, bytes }] of Object.entries(pictures)) {
    if (!shown.has(address)) shown.set(address, URL.createObjectURL(new Blob([bytes], { type })));
  }
  // Pictures have already failed if the page was rendered before from a kept answer.
  for (const picture of document.images) if (picture.complete && picture.naturalWidth === 0) showStored(picture);
}

/** Removes the pictures from memory. */
export function forgetPictures(): void {
  document.removeEventListener('error', onFailedPicture, true);
  for (const url of shown.values()) URL.revokeObjectURL(url);
  shown.clear();
}

function onFailedPicture({ target }: Event): void {
  if (target instanceof HTMLImageElement) showStored(target);
}

function showStored(picture: HTMLImageElement): void {
  const stored = URL.canParse(picture.src) && shown.get(new URL(picture.src).pathname);
  if (!stored) return;
  picture.removeAttribute('srcset');
  picture.src = stored;
}
