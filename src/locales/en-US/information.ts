export const information = {
  filter: 'Filter all documents by title',
  tree: {
    name: 'Documents',
    filter: 'Filter by title',
    found_one: '{{formatted}} title',
    found_other: '{{formatted}} titles',
    none: 'No title matches “{{query}}”.',
    rest: 'More documents',
    failed: 'The list of documents could not be loaded.',
  },
  section: {
    total_one: '{{formatted}} document',
    total_other: '{{formatted}} documents',
    owner: 'Looked after by {{name}}',
    mostRead: 'Most read in {{name}}',
    all: 'All {{formatted}} in {{name}}',
  },
  changed: 'Recently changed',
  neighbours: { name: 'Previous and next', previous: 'Previous', next: 'Next' },
  missing: {
    document: 'Document not found',
    section: 'Section not found',
    text: 'It may have been removed, or the address may be wrong. Search for it, or look in the list of documents.',
  },
  empty: {
    title: 'No documents are published yet',
    text: 'As soon as a department publishes a document, it appears here.',
  },
};
