import { extname, join } from 'node:path/posix';

const MAX_NAME = 150;
/** Maximum length of a file name in a path; UTF-8 needs up to four bytes for a character, and file systems allow 255 bytes. */
const MAX_PATH_NAME = 60;
/** Names that Windows does not allow for files, whatever follows the first dot. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/**
 * Returns the name under which readers see and download a file: without the path, without characters that are invisible or that
 * Windows does not allow, and with at most 150 characters. Its extension is kept.
 */
export function readableName(given: string): string {
  const base = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = base
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .replace(/[<>:"|?*]+/g, '-')
    .replace(/\s+/gu, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  return shortened(plain.replace(RESERVED, 'file-$1'), MAX_NAME) || 'file';
}

/**
 * Returns a path for a new file of an item that none of the taken ones equals, in any case. Its name holds letters, digits, `-`,
 * `_` and `.`, so that it can be written in Markdown and exists on every file system.
 */
export function newSource(place: { folder: string; id: string }, name: string, taken: readonly string[]): string {
  const used = new Set(taken.map((source) => source.toLowerCase()));
  const extension = extname(name).toLowerCase();
  const stem = name
    .slice(0, name.length - extension.length)
    .replace(/[^\p{L}\p{M}\p{N}_-]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  const safe = shortened(stem, MAX_PATH_NAME).replace(RESERVED, 'file-$1') || 'file';
  for (let number = 1; ; number += 1) {
    const source = join(place.folder, 'files', place.id, `${safe}${number === 1 ? '' : `-${number}`}${extension}`);
    if (!used.has(source.toLowerCase())) return source;
  }
}

/** Returns the name with its extension in at most that many characters. */
function shortened(name: string, max: number): string {
  const letters = Array.from(name);
  if (letters.length <= max) return name;
  const extension = Array.from(extname(name)).slice(0, 20);
  return [...letters.slice(0, max - extension.length), ...extension].join('').replace(/^ +| +$/g, '');
}
