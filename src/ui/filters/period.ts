/** Days between which something was published, both included. */
export interface Period {
  /** Published on this day (`2026-12-18`) or later. */
  from: string | null;
  to: string | null;
}

/** The end of the period is before its beginning: nothing can be published then. */
export const isBackwards = ({ from, to }: Period): boolean => from !== null && to !== null && from > to;
