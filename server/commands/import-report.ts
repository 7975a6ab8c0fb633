import type { ImportSummary } from '../content-folder/import-folder';
import { problemLine, type Problem } from '../content-folder/problems/problem';

/** Returns the summary of an import as text for a terminal. */
export function reportOf(summary: ImportSummary, seconds: number): string {
  const { read, created, updated, unchanged, drafts, kept, conflicts, failed, warnings } = summary;
  const counts = [`${created} new`, `${updated} changed`, `${unchanged} unchanged`, `${drafts} drafts`];
  if (kept) counts.push(`${kept} kept as published in the portal`);
  if (conflicts.length) counts.push(`${conflicts.length} conflicts`);
  return [
    ...section('Worth a look', warnings),
    ...section('Not imported, because the portal has a newer text (--overwrite replaces it)', conflicts),
    ...section('Not imported', failed),
    `${read} documents in ${seconds.toFixed(1)} s: ${counts.join(', ')}, ${failed.length} problems, ${warnings.length} warnings.`,
    '',
  ].join('\n');
}

const section = (heading: string, problems: readonly Problem[]): string[] =>
  problems.length ? [`${heading}:`, ...problems.map((problem) => `  ${problemLine(problem)}`), ''] : [];
