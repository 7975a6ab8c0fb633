/** Maximum length of the label of a preview link. */
export const MAX_LINK_LABEL = 80;
export const MAX_LINK_DAYS = 30;
export const DEFAULT_LINK_DAYS = 14;

/** Maximum length of a remark or a reply. */
export const MAX_REMARK = 2000;
/** Maximum number of characters of a block that a remark keeps, to find the block again after the draft was edited. */
export const MAX_QUOTE = 160;

export const PRESENCE_TIMEOUT_MS = 60_000;
