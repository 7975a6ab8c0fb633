import type { ItemDocument } from 'contract/document';
import { isEqual, isFields } from './is-equal';
import { mergeList, mergeMarkdown, type Place } from './merge-lists';

/** A place that both editors changed. */
export interface Conflict {
  /** Path of the field, such as `['texts', 'en-US', 'title']`. */
  path: string[];
  /** Where both versions are in the merged text or list; null if the field has only one value, which is mine in the merged document. */
  place: Place | null;
  /** Undefined in one of these means that the field was not there, or was removed. */
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

export interface MergedDocument {
  merged: ItemDocument;
  conflicts: Conflict[];
}

/**
 * Merges two documents that were derived from a base: fields one by one, bodies by their blocks, lists by their entries. What both
 * changed in the same place is a conflict; of a text or list the merged document then has both versions, mine before theirs.
 * Without a base, each difference is a conflict.
 */
export function mergeDocuments(base: ItemDocument | null, mine: ItemDocument, theirs: ItemDocument): MergedDocument {
  const conflicts: Conflict[] = [];
  const merged = mergeValues({ path: [], base: base ?? undefined, mine, theirs }, conflicts);
  return { merged: merged as ItemDocument, conflicts };
}

interface Versions {
  path: string[];
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

function mergeValues(versions: Versions, conflicts: Conflict[]): unknown {
  const { path, base, mine, theirs } = versions;
  if (isEqual(mine, theirs) || (isEqual(theirs, base) && base !== undefined)) return mine;
  if (isEqual(mine, base) && base !== undefined) return theirs;
  if (isFields(mine) && isFields(theirs)) return mergeFields(versions, mine, theirs, conflicts);
  if (typeof mine === 'string' && typeof theirs === 'string' && path.at(-1) === 'markdown')
    return withPlaces(versions, mergeMarkdown(typeof base === 'string' ? base : null, mine, theirs), conflicts);
  if (Array.isArray(mine) && Array.isArray(theirs))
    return withPlaces(versions, mergeList(Array.isArray(base) ? base : null, mine, theirs), conflicts);
  return mergeSingle(versions, conflicts);
}

function mergeFields({ path, base }: Versions, mine: object, theirs: object, conflicts: Conflict[]): unknown {
  const [given, own, other] = [isFields(base) ? base : {}, { ...mine }, { ...theirs }] as Record<string, unknown>[];
  const fields = Object.keys({ ...own, ...other }).map((key): [string, unknown] => {
    return [key, mergeValues({ path: [...path, key], base: given?.[key], mine: own?.[key], theirs: other?.[key] }, conflicts)];
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** Returns the value of a field that holds one value only. */
function mergeSingle({ path, base, mine, theirs }: Versions, conflicts: Conflict[]): unknown {
  // Only one side added the field.
  if (base === undefined && (mine === undefined || theirs === undefined)) return mine ?? theirs;
  // Saving sets the time again.
  if (path.length === 1 && path[0] === 'updatedAt')
    return (
      [mine, theirs]
        .filter((time) => typeof time === 'string')
        .sort()
        .at(-1) ?? null
    );
  conflicts.push({ path, place: null, base, mine, theirs });
  return mine === undefined ? theirs : mine;
}

function withPlaces(
  { path }: Versions,
  { merged, conflicts: found }: { merged: unknown; conflicts: (Omit<Conflict, 'path' | 'place'> & { place: Place })[] },
  conflicts: Conflict[],
): unknown {
  conflicts.push(...found.map((conflict) => ({ path, ...conflict })));
  return merged;
}
