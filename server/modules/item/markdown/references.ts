import { posix } from 'node:path';
import { AREA_FOLDERS, AREAS, type Area } from '../../../../contract/core/areas';
import { LOCALES, type Locale } from '../../../../contract/core/locale';
import { portalPath } from '../../../../contract/core/paths';
import { decodeAddress } from './address';
import { anchorOf } from './anchors';
import { slugId } from './slug';

/** Target of an author's link or picture. */
export type Reference =
  | { kind: 'external'; url: string }
  | { kind: 'here'; anchor: string }
  | { kind: 'document'; area: Area; id: string; anchor: string }
  | { kind: 'file'; path: string }
  /** Another page of the portal. */
  | { kind: 'page'; path: string }
  | { kind: 'nowhere' };

/** Parses an address written in a document in `folder` of the content folder. Does not check that the target exists. */
export function readReference(address: string, folder: string): Reference {
  const written = address.trim();
  if (/^(https?|mailto|tel):/i.test(written)) return externalReference(written);
  if (/^[a-z][a-z0-9+.-]*:|^\/\/|\\/i.test(written)) return { kind: 'nowhere' };
  if (written.startsWith('#')) return { kind: 'here', anchor: anchorOf(written.slice(1)) };
  const [, rawPath = '', fragment = ''] = /^([^?#]*)[^#]*#?(.*)$/s.exec(written) ?? [];
  const path = pathWithin(folder, decodeAddress(rawPath));
  if (path === null) return { kind: 'nowhere' };
  if (/\.md$/i.test(path)) return documentAt(path, anchorOf(fragment));
  if (posix.extname(path) !== '') return { kind: 'file', path };
  const page = portalPath(written);
  return page === null ? { kind: 'nowhere' } : { kind: 'page', path: page };
}

/** Returns the address in normalized form; `nowhere` if it is not a valid URL. */
const externalReference = (written: string): Reference =>
  URL.canParse(written) ? { kind: 'external', url: new URL(written).href } : { kind: 'nowhere' };

/** Returns the normalized path within the content folder; null if it leads out of the folder. */
export function pathWithin(folder: string, written: string): string | null {
  const path = posix.normalize(written.startsWith('/') ? written.slice(1) : posix.join(folder, written));
  return path.startsWith('..') || path === '.' || path.includes('\0') ? null : path;
}

/** Returns the address by which a document in `folder` refers to a path within the content folder; `pathWithin` is the inverse. */
export const addressWithin = (folder: string, path: string): string =>
  posix.relative(folder, path).replace(/[^\p{L}\p{M}\p{N}._~/-]/gu, percentEncoded);

const percentEncoded = (character: string): string =>
  [...Buffer.from(character)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');

function documentAt(path: string, anchor: string): Reference {
  const place = placeOf(path);
  return place ? { kind: 'document', area: place.area, id: place.id, anchor } : { kind: 'nowhere' };
}

/**
 * Returns the item of a document in the content folder, and its language if the file name contains one; null outside the areas'
 * folders.
 */
export function placeOf(path: string): { area: Area; id: string; locale: Locale | null } | null {
  const area = AREAS_BY_DEPTH.find((candidate) => path.startsWith(`${AREA_FOLDERS[candidate]}/`));
  if (!area) return null;
  const name = posix.basename(path).replace(/\.md$/i, '');
  const locale = LOCALES.find((candidate) => name.endsWith(`.${candidate}`)) ?? null;
  return { area, id: slugId(locale ? name.slice(0, -locale.length - 1) : name), locale };
}

/** Areas sorted by the length of their folders, so that `welfare/news` is matched before `welfare`. */
const AREAS_BY_DEPTH = [...AREAS].sort((a, b) => AREA_FOLDERS[b].length - AREA_FOLDERS[a].length);
