import type { ItemDocument } from 'contract/document';
import { isFields } from './is-equal';
import type { Conflict } from './merge-documents';

/** Version of a conflict that stays; both only where the conflict has a place in a text or list. */
export type Choice = 'mine' | 'theirs' | 'both';

/** Returns the merged document with the chosen versions. `choices` has one choice for each conflict, in the same order. */
export function resolveConflicts(merged: ItemDocument, conflicts: readonly Conflict[], choices: readonly Choice[]): ItemDocument {
  // From the end of each text, so that the earlier places stay where they are.
  return conflicts.reduceRight<ItemDocument>((document, conflict, index) => {
    const choice = choices[index] ?? 'both';
    const { path, place, mine, theirs } = conflict;
    if (!place) return choice === 'both' ? document : (setAt(document, path, choice === 'mine' ? mine : theirs) as ItemDocument);
    return setAt(document, path, without(valueAt(document, path), place, choice)) as ItemDocument;
  }, merged);
}

/** Returns a text or list with one of the two versions, or both. */
function without(value: unknown, { start, mine, theirs }: NonNullable<Conflict['place']>, choice: Choice): unknown {
  const border = start + mine;
  const from = choice === 'theirs' ? start : border;
  const to = choice === 'mine' ? border + theirs : border;
  if (Array.isArray(value)) return value.toSpliced(from, to - from);
  if (typeof value !== 'string') throw new TypeError('A conflict with a place is in a text or a list.');
  const text = (value.slice(0, from) + value.slice(to)).trimEnd();
  return text && text + value.slice(value.trimEnd().length);
}

/** Returns the value of a field, or undefined. */
export const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce((found, key) => (isFields(found) ? found[key] : undefined), value);

/** Returns a copy with another value of the field; undefined removes it. */
function setAt(value: unknown, [key, ...rest]: readonly string[], next: unknown): unknown {
  if (key === undefined) return next;
  const fields: Record<string, unknown> = { ...(isFields(value) ? value : {}) };
  const changed = setAt(fields[key], rest, next);
  if (changed === undefined) Reflect.deleteProperty(fields, key);
  else fields[key] = changed;
  return fields;
}
