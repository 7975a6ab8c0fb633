import { z } from 'zod';
import { AREAS, type Area } from '../../contract/core/areas';
import { itemId, MAX_QUERY } from '../../contract/core/endpoint';
import type { Db } from '../db/connect';
import { findItem } from '../modules/item/publish/save-repository';
import {
  lockSearchRules,
  replaceBans,
  replacePins,
  replaceSynonyms,
  type PinnedQuery,
} from '../modules/search/query/search-rule-repository';
import { comparable } from '../modules/search/text/terms';
import type { Problem } from './problems/problem';
import { missingPin } from './problems/reasons';
import { readYamlFile } from './yaml-file';

/** Name of the file with search rules, next to the areas' folders. */
export const SEARCH_FILE = 'search.yaml';
const MAX_SYNONYMS = 2000;
const MAX_PINS = 500;

const words = z
  .string()
  .trim()
  .min(1)
  .max(MAX_QUERY)
  .refine((text) => comparable(text) !== '', 'holds no word');
const settings = z.strictObject({
  synonyms: z.array(z.array(words).min(2).max(20)).max(MAX_SYNONYMS).default([]),
  pins: z
    .array(
      z.strictObject({
        query: words,
        items: z
          .array(z.templateLiteral([z.enum(AREAS), '/', itemId]))
          .min(1)
          .max(5),
      }),
    )
    .max(MAX_PINS)
    .default([]),
  neverHot: z.array(words).max(MAX_SYNONYMS).default([]),
});
type Settings = z.infer<typeof settings>;

/**
 * Imports the search rules of a content folder, if it has the file. They replace the rules of earlier imports; rules saved in the
 * portal are kept. Returns warnings for the folder's author. Throws UnusableDocument.
 */
export async function importSearchSettings(db: Db, folder: string): Promise<Problem[]> {
  const read = await readYamlFile<Settings>(folder, SEARCH_FILE, settings);
  if (!read) return [];
  const warnings: Problem[] = [];
  const pins: PinnedQuery[] = [];
  for (const [place, { query, items }] of read.data.pins.entries()) {
    const keys: number[] = [];
    for (const [position, item] of items.entries()) {
      const [area = '', id = ''] = item.split('/');
      const found = await findItem(db, area as Area, id);
      if (found) keys.push(found.key);
      else
        warnings.push({
          file: SEARCH_FILE,
          line: read.lineOf('pins', place, 'items', position),
          reason: missingPin(item),
        });
    }
    if (keys.length) pins.push({ query, items: keys });
  }
  await db.transaction().execute(async (trx) => {
    await lockSearchRules(trx);
    await replaceSynonyms(trx, read.data.synonyms);
    await replacePins(trx, pins);
    await replaceBans(trx, read.data.neverHot);
  });
  return warnings;
}
