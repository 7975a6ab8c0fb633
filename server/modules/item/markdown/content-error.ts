/** Something in an author's content that cannot be taken, in words for the author. */
export class ContentError extends Error {}
