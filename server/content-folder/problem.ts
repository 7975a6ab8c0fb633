/** Problem in a file of the content folder, reported to its author. Lines count from 1. */
export interface Problem {
  file: string;
  line: number;
  reason: string;
}

/** Error with the problems because of which a document cannot be imported. */
export class UnusableDocument extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(({ file, line, reason }) => `${file}:${line} ${reason}`).join('\n'));
  }
}
