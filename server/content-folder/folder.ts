import type { Area } from '../../contract/core/areas';
import type { Locale } from '../../contract/core/locale';
import { placeOf } from '../modules/item/markdown/references';
import { findMarkdown, type WalkLimits } from './markdown-walk';
import type { Reason } from '../modules/item/markdown/content-error';
import type { Problem } from './problems/problem';
import { idTaken, REASONS, textTaken } from './problems/reasons';

/** Files of one item, as paths within the folder: the base file, and one for each translation. */
export interface FoundItem {
  area: Area;
  id: string;
  base: string;
  translations: Partial<Record<Locale, string>>;
}

export interface FoundFolder {
  items: FoundItem[];
  problems: Problem[];
}

/** Finds the documents of a content folder by their file names only. Rejects if the folder cannot be read. */
export async function findItems(folder: string, limits?: WalkLimits): Promise<FoundFolder> {
  const items = new Map<string, FoundItem>();
  const found = await findMarkdown(folder, limits);
  const problems = [...found.problems];
  const paths = found.paths.map((path) => ({ path, place: placeOf(path) }));
  for (const { path, place } of paths) {
    if (!place || place.locale) continue;
    const { area, id } = place;
    const taken = items.get(`${area} ${id}`);
    if (taken) problems.push({ file: path, line: 1, reason: idTaken(id, taken.base) });
    else items.set(`${area} ${id}`, { area, id, base: path, translations: {} });
  }
  for (const { path, place } of paths) {
    if (!place?.locale) continue;
    const item = items.get(`${place.area} ${place.id}`);
    const reason = item ? claimTranslation(item, place.locale, path) : REASONS.strayTranslation;
    if (reason) problems.push({ file: path, line: 1, reason });
  }
  return { items: [...items.values()], problems };
}

function claimTranslation(item: FoundItem, locale: Locale, path: string): Reason | null {
  const taken = item.translations[locale];
  if (taken) return textTaken(locale, item.id, taken);
  item.translations[locale] = path;
  return null;
}
