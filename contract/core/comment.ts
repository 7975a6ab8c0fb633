/** Maximum length of a comment to the owner of an item. */
export const MAX_COMMENT = 2000;
