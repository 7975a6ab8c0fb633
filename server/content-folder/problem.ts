/** Something in a file of the folder that its author should know. Lines count from 1. */
export interface Problem {
  file: string;
  line: number;
  reason: string;
}

/** Why a document cannot be taken. */
export class UnusableDocument extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(({ file, line, reason }) => `${file}:${line} ${reason}`).join('\n'));
  }
}
