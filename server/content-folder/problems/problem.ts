import type { Reason } from '../../modules/item/markdown/content-error';

/** Problem in a file of the content folder, reported to its author. Lines count from 1. */
export interface Problem {
  file: string;
  line: number;
  reason: Reason;
}

/** Returns a problem as one line in English, as commands print it. */
export const problemLine = ({ file, line, reason }: Problem): string => `${file}:${line}  ${reason['en-US']}`;

/** Error with the problems because of which a document cannot be imported. */
export class UnusableDocument extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(problemLine).join('\n'));
  }
}
