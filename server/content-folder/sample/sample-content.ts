import { join } from 'node:path';
import type { Deps } from '../../http/deps';
import { PROJECT_FOLDER } from '../../config/project-folder';
import { importFolder, type ImportSummary } from '../import-folder';
import { isSampleWanted, markSample } from './sample-repository';

const FOLDER = join(PROJECT_FOLDER, 'sample-content');

/**
 * Fills a portal that has never stored any content, and returns the summary. An interrupted load is completed at the next start;
 * content that is deleted later stays deleted. Returns null if there is nothing to do.
 */
export async function loadSampleContent(deps: Deps): Promise<ImportSummary | null> {
  if (!(await isSampleWanted(deps.db))) return null;
  await markSample(deps.db, 'loading');
  // Its files are part of the program, so they need no scan.
  const config = { ...deps.config, scannerUrl: null };
  const summary = await importFolder({ ...deps, config }, FOLDER);
  await markSample(deps.db, 'loaded');
  return summary;
}
