/** Returns the id of the element by which a category is moved. */
export const handleId = (id: string): string => `move-${id}`;
