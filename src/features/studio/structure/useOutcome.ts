import type { Structure } from 'contract/manage/structure';
import { formatNumber } from '@/lib/i18n/format';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { changedNames, nameOf } from '../item-editor/panel/names';
import { placeOf, type Category } from './tree';
import type { Outcome } from '../changes/useSavedChanges';
import type { Change } from './useStructure';

/** Returns a function that says what a change has done, and which change takes it back. */
export function useOutcome() {
  const { t } = useTranslation('structure');
  const locale = useInterfaceLocale();
  const named = (category: Category | undefined): string => (category ? nameOf(category.names, locale) : '');
  const textOf = (change: Change, before: Structure, after: Structure): string => {
    const find = (structure: Structure, id: string) => structure.classifications.find((each) => each.id === id);
    if (change.kind === 'create') return t('done.create', { name: nameOf(change.names, locale) });
    const was = find(before, change.id);
    const is = find(after, change.id) ?? was;
    if (change.kind === 'rename') return t('done.rename', changedNames(was?.names ?? {}, is?.names ?? {}, locale));
    const name = named(is);
    if (change.kind === 'merge' || change.kind === 'moveItems')
      return t(`done.${change.kind}`, { name, into: named(find(before, change.into)) });
    if (change.kind !== 'place') return t(`done.${change.kind}`, { name });
    const place = formatNumber(change.index + 1);
    const above = change.parent === null ? undefined : find(after, change.parent);
    return above ? t('done.placeIn', { name, place, parent: named(above) }) : t('done.place', { name, place });
  };
  const outcome: Outcome<Structure, Change> = (...made) => ({ text: textOf(...made), undo: undoOf(...made) });
  return outcome;
}

/** Returns the change that takes another one back; null if none does. */
function undoOf(change: Change, before: Structure, after: Structure): Change | null {
  if (change.kind === 'create') {
    const created = after.classifications.find(({ id }) => before.classifications.every((each) => each.id !== id));
    return created ? { kind: 'remove', id: created.id } : null;
  }
  const was = before.classifications.find(({ id }) => id === change.id);
  if (!was) return null;
  if (change.kind === 'rename') return { kind: 'rename', id: was.id, names: was.names };
  if (change.kind === 'glyph') return { kind: 'glyph', id: was.id, glyph: was.glyph };
  if (change.kind === 'place') return { kind: 'place', id: was.id, ...placeOf(before.classifications, was) };
  return null;
}
