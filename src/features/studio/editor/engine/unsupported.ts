/** Thrown for Markdown that the editor could not write again; the block is edited as source. */
export class UnsupportedError extends Error {}
