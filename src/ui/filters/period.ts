/** Days between which something was published, both included. */
export interface Period {
  /** Published on this day (`2026-12-18`) or later. */
  from: string | null;
  to: string | null;
}

/** Returns whether the period ends before it begins, so that nothing can match. */
export const isBackwards = ({ from, to }: Period): boolean => from !== null && to !== null && from > to;
