/** How far a long-running operation has come, in items. */
export interface Progress {
  done: number;
  total: number;
}
