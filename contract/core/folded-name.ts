/**
 * Returns a name normalized for comparison, because identity providers and authors may write it with different case, spaces or
 * full-width characters.
 */
export const foldedName = (name: string): string => name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
