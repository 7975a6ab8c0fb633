export const personnel = {
  search: { label: 'Search personnel', placeholder: 'Probation, working from home, your yearly review …' },
  kind: { guide: 'Guide', policy: 'Policy' },
  kinds: { guide: 'Guides', policy: 'Policies' },
  all: 'All guides and policies',
  back: 'Back to the topics',
  topic: { all_one: 'See {{topic}}', all_other: 'All {{formatted}} in {{topic}}' },
  side: {
    keyDates: 'Key dates',
    contacts: 'Whom to ask',
    mostRead: 'Most read',
    services: 'Related services',
  },
  filter: { allTopics: 'All topics', kind: 'Kind', anyKind: 'Guides and policies' },
  total_one: '{{formatted}} page',
  total_other: '{{formatted}} pages',
  empty: {
    title: 'No guides or policies are published yet',
    text: 'As soon as a department publishes one, it appears here.',
  },
  action: 'Open the online service',
  published: 'Published {{date}}',
  counterparts: { guide: 'Related policy', policy: 'Related guide' },
  earlierChanges: 'Earlier changes',
  notFound: {
    title: 'Guide or policy not found',
    text: 'It may no longer be valid, or the address may be wrong. Search for it, or browse the topics.',
  },
};
