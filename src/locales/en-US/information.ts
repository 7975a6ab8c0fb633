export const information = {
  tree: {
    name: 'Contents of the shelf',
    filter: 'Filter by title',
    found_one: '{{formatted}} title',
    found_other: '{{formatted}} titles',
    none: 'No title matches “{{query}}”.',
    rest: 'More documents',
    failed: 'The contents could not be loaded.',
  },
  section: {
    total_one: '{{formatted}} document',
    total_other: '{{formatted}} documents',
    all_one: 'All {{formatted}} documents',
    all_other: 'All {{formatted}} documents',
    allOf_one: 'All {{formatted}} documents in {{name}}',
    allOf_other: 'All {{formatted}} documents in {{name}}',
  },
  mostRead: { title: 'Most read', failed: 'What is read most could not be loaded.' },
  neighbours: { name: 'Previous and next', previous: 'Previous', next: 'Next' },
  contact: 'Contact',
  missing: {
    document: 'There is no such document',
    section: 'There is no such section',
    text: 'It is no longer on the shelf, or the address is mistyped. Look for it in the contents, or start at the front of the shelf.',
    toShelf: 'Go to the shelf',
  },
  empty: {
    title: 'The shelf is still empty',
    text: 'As soon as a department publishes a document, it stands here.',
  },
};
