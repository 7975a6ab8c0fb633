/** Texts of the editor of an item. */
export const itemEditor = {
  title: 'Editor',
};
