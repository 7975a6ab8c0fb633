import type { Locale } from 'contract/core/locale';
import type { Names } from 'contract/document';

interface Rename {
  kind: 'rename';
  id: string;
  names: Names;
}

/** Returns the change that gives a category or department this name in a language; null if it has it, or is no longer there. */
export function renamed(all: readonly { id: string; names: Names }[], id: string, locale: Locale, name: string): Rename | null {
  const present = all.find((each) => each.id === id);
  if (!present || (present.names[locale] ?? '') === name) return null;
  return { kind: 'rename', id, names: { ...present.names, [locale]: name } };
}
