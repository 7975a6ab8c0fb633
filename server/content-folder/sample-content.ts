import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { LOCALES } from '../../contract/core/locale';
import type { Db } from '../db/connect';
import type { Deps } from '../http/deps';
import { PROJECT_FOLDER } from '../config/project-folder';
import { importFolder, type ImportSummary } from './import-folder';
import { insertKeywords, isSampleWanted, markSample } from './sample-repository';

const FOLDER = join(PROJECT_FOLDER, 'sample-content');
/** File with hot keywords next to the documents; imports ignore it. */
const KEYWORDS = join(FOLDER, 'keywords.yaml');

const keywords = z.record(z.enum(LOCALES), z.array(z.string().min(1)).min(1));

/**
 * Fills a portal that has never stored any content, and returns the summary. An interrupted load is completed at the next start;
 * content that is deleted later stays deleted. Returns null if there is nothing to do.
 */
export async function loadSampleContent(deps: Deps): Promise<ImportSummary | null> {
  if (!(await isSampleWanted(deps.db))) return null;
  await markSample(deps.db, 'loading');
  const summary = await importFolder(deps, FOLDER);
  await loadKeywords(deps.db);
  await markSample(deps.db, 'loaded');
  return summary;
}

async function loadKeywords(db: Db): Promise<void> {
  const words = keywords.parse(parse(await readFile(KEYWORDS, 'utf8')));
  for (const locale of LOCALES) await insertKeywords(db, 'service', locale, words[locale]);
}
