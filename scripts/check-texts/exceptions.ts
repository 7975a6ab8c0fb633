import type { Finding, Rule } from './finding';

export interface Exception {
  rule: Rule;
  /** A file, or one text of a catalogue. */
  place: string;
  reason: string;
}

export const EXCEPTIONS: readonly Exception[] = [
  { rule: 'words', place: 'en-US shell:locale.zh-CN', reason: 'Each language is named in itself.' },
  { rule: 'words', place: 'zh-CN shell:locale.en-US', reason: 'Each language is named in itself.' },
  { rule: 'words', place: 'zh-CN shell:product', reason: 'The product has one name.' },
  {
    rule: 'words',
    place: 'src/lib/api/failures.ts',
    reason: 'Needed when no catalogue can be loaded; typed to have both languages.',
  },
  {
    rule: 'words',
    place: 'src/start-failure.ts',
    reason: 'Needed when no catalogue can be loaded; typed to have both languages.',
  },
];

/** Returns a line for each finding that no exception covers, and for each unused exception. */
export function judge(findings: readonly Finding[], exceptions: readonly Exception[]): string[] {
  const isCovered = (finding: Finding, { rule, place }: Exception) =>
    finding.rule === rule && (finding.place === place || finding.place.startsWith(`${place}:`));
  const uncovered = findings.filter((finding) => !exceptions.some((exception) => isCovered(finding, exception)));
  const idle = exceptions.filter((exception) => !findings.some((finding) => isCovered(finding, exception)));
  return [
    ...new Set(uncovered.map(({ place, what }) => `${place}  ${what}`)),
    ...idle.map(({ place }) => `${place}  an exception no longer covers anything`),
  ];
}
