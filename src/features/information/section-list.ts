import type { CallInput } from 'contract/api';

/** Returns the input of the call for the summaries of a section's documents, the most read first. */
export const sectionListInput = (section: string): CallInput<'POST /api/information/list'> => ({
  classificationId: section,
  sort: 'popular',
  pageSize: 100,
});
