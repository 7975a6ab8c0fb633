export const tool = {
  search: 'Search the tools',
  total_one: '{{formatted}} tool',
  total_other: '{{formatted}} tools',
  order: { label: 'Order', group: 'By group', name: 'A–Z' },
  group: { yours: 'Yours', others: 'All other tools', rest: 'More tools' },
  guide: {
    open: 'Guide',
    of: 'Guide: {{title}}',
    only: 'Open the guide',
    none: 'There is no guide to this tool yet.',
  },
  launch: 'Open',
  open: 'Open the tool',
  missing: {
    title: 'Tool not found',
    text: 'It may no longer be offered, or the address may be wrong.',
    toTools: 'See all tools',
  },
  empty: {
    title: 'No tools are offered yet',
    text: 'As soon as a department publishes one, it appears here.',
  },
};
