/** Progress of a long-running operation, in items. */
export interface Progress {
  done: number;
  total: number;
}
