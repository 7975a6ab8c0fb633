/** Id of the heading that the page puts above an article, distinct from the ids of the article's headings. */
export const DETAILS_ID = 'item-details';

/**
 * Returns whether an article below other sections needs a heading of the page: without one, its text would seem to belong to the
 * section above.
 */
export const needsHeading = (html: string): boolean => html !== '' && !/^\s*<h2\b/.test(html);
