import { classificationEntries, type ClassificationEntries } from '../../contract/content-folder/classification-entry';
import { AREAS, type Area } from '../../contract/core/areas';
import { LOCALES } from '../../contract/core/locale';
import type { Db } from '../db/connect';
import { putSetting, readSetting } from '../db/settings';
import type { Deps } from '../http/deps';
import { markPlacedInPortal, placedInPortal } from '../modules/item/publish/classification-origin';
import { orderClassifications } from '../modules/item/publish/classification-order';
import { inContentTransaction } from '../modules/item/publish/save';
import type { Problem } from './problems/problem';
import { at, REASONS, unusedCategory } from './problems/reasons';
import { writtenClassifications } from './written-classifications';
import { readYamlFile } from './yaml-file';

/** Name of the file with the order of each area's classifications, next to the areas' folders. */
export const CLASSIFICATIONS_FILE = 'classifications.yaml';

/** Setting with the entries of the last import. */
const SETTING = 'folder_classifications';

interface ImportedClassifications {
  conflicts: Problem[];
  warnings: Problem[];
}

/**
 * Imports the order and the glyphs of classifications, if the folder has the file. They replace those of earlier imports. The
 * structure of an area that was changed in the portal since stays, unless it is to be overwritten; it is a conflict if the folder
 * has changed too. Warns of each entry that no published document uses. Throws UnusableDocument.
 */
export async function importClassifications(
  deps: Deps,
  folder: string,
  { overwrite }: { overwrite: boolean },
): Promise<ImportedClassifications> {
  const read = await readYamlFile<ClassificationEntries>(folder, CLASSIFICATIONS_FILE, classificationEntries);
  if (!read) return { conflicts: [], warnings: [] };
  const { data, lineOf } = read;
  return inContentTransaction(deps, async (trx) => {
    const imported = ((await readSetting(trx, SETTING)) as ClassificationEntries | undefined) ?? {};
    const inPortal = overwrite ? [] : await placedInPortal(trx);
    const problems: ImportedClassifications = { conflicts: [], warnings: [] };
    for (const area of AREAS) {
      if (inPortal.includes(area) && !(await isAsWritten(trx, area, data[area]))) {
        if (isSame(data[area], imported[area])) continue;
        problems.conflicts.push({
          file: CLASSIFICATIONS_FILE,
          line: data[area] ? lineOf(area) : 1,
          reason: at(area, REASONS.categoriesConflict),
        });
        continue;
      }
      imported[area] = data[area] ?? [];
      await markPlacedInPortal(trx, area, false);
      for (const { entry, path } of await orderClassifications(trx, area, data[area] ?? []))
        problems.warnings.push({
          file: CLASSIFICATIONS_FILE,
          line: lineOf(area, ...path),
          reason: at(area, unusedCategory(entry.name)),
        });
    }
    await putSetting(trx, SETTING, imported);
    return problems;
  });
}

type Entries = ClassificationEntries[Area];

/** Returns whether the portal has the order that the entries say. */
async function isAsWritten(trx: Db, area: Area, entries: Entries): Promise<boolean> {
  const { data } = classificationEntries.safeParse({ [area]: await writtenClassifications(trx, area) });
  return data !== undefined && isSame(data[area], entries);
}

const isSame = (some: Entries, others: Entries): boolean => JSON.stringify(plain(some)) === JSON.stringify(plain(others));

const plain = (entries: Entries = []): unknown[] =>
  entries.map(({ name, glyph, children }) => [LOCALES.map((locale) => name[locale] ?? null), glyph, plain(children)]);
