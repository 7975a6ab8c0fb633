/** Returns whether a query has a letter or a number to search people by; the directory answers any other with everybody. */
export const isSearchable = (query: string): boolean => /[\p{L}\p{N}]/u.test(query);
