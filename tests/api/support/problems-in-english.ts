import * as exporting from '../../../server/content-folder/export-folder';
import * as importing from '../../../server/content-folder/import-folder';
import type { Problem } from '../../../server/content-folder/problems/problem';

/** Problem with its English text. */
type EnglishProblem = Omit<Problem, 'reason'> & { reason: string };

/** Returns problems with their English texts only. */
export const inEnglish = (problems: readonly Problem[]): EnglishProblem[] =>
  problems.map(({ reason, ...place }) => ({ ...place, reason: reason['en-US'] }));

/** Imports a content folder, and returns the summary with problems in English. */
export async function importFolder(...given: Parameters<typeof importing.importFolder>) {
  const { conflicts, failed, warnings, ...counts } = await importing.importFolder(...given);
  return { ...counts, conflicts: inEnglish(conflicts), failed: inEnglish(failed), warnings: inEnglish(warnings) };
}

/** Exports the portal as a content folder, and returns the summary with problems in English. */
export async function exportFolder(...given: Parameters<typeof exporting.exportFolder>) {
  const { problems, ...counts } = await exporting.exportFolder(...given);
  return { ...counts, problems: inEnglish(problems) };
}
