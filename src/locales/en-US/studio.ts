/** Texts of the studio's places. */
export const studio = {
  title: 'Studio',
};
