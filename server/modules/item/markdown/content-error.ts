/** Error in an author's content. The message is written for the author. */
export class ContentError extends Error {}
