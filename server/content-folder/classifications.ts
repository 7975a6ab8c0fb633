import { classificationEntries, type ClassificationEntries } from '../../contract/content-folder/classification-entry';
import { AREAS } from '../../contract/core/areas';
import { LOCALES } from '../../contract/core/locale';
import type { Deps } from '../http/deps';
import { orderClassifications } from '../modules/item/publish/classification-order';
import { inContentTransaction } from '../modules/item/publish/save';
import { nameIn } from '../modules/item/read/names';
import type { Problem } from './problem';
import { readYamlFile } from './yaml-file';

/** Name of the file with the order of each area's classifications, next to the areas' folders. */
export const CLASSIFICATIONS_FILE = 'classifications.yaml';

/**
 * Imports the order and the glyphs of classifications, if the folder has the file. They replace those of earlier imports. Returns a
 * warning for each entry that no published document uses. Throws UnusableDocument.
 */
export async function importClassifications(deps: Deps, folder: string): Promise<Problem[]> {
  const read = await readYamlFile<ClassificationEntries>(folder, CLASSIFICATIONS_FILE, classificationEntries);
  if (!read) return [];
  const { data, lineOf } = read;
  return inContentTransaction(deps, async (trx) => {
    const warnings: Problem[] = [];
    for (const area of AREAS)
      for (const { entry, path } of await orderClassifications(trx, area, data[area] ?? []))
        warnings.push({
          file: CLASSIFICATIONS_FILE,
          line: lineOf(area, ...path),
          reason: `${area}: ${nameIn(entry.name, LOCALES[0])} is used by no published document`,
        });
    return warnings;
  });
}
