/** Minutes within which a bulk action can be undone, as the server allows it. */
export const UNDO_MINUTES = 10;
