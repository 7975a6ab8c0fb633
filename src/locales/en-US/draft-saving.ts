/** Texts about saving a draft. */
export const draftSaving = {
  saved: 'Saved',
};
