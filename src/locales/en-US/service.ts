export const service = {
  search: { label: 'Search the service hall', placeholder: 'Leave, expenses, a laptop …' },
  filter: {
    all: 'All services',
    handling: 'How to apply',
    anyHandling: 'Any',
  },
  handling: { online: 'Online', download: 'Form to download', in_person: 'In person' },
  total_one: '{{formatted}} service',
  total_other: '{{formatted}} services',
  empty: {
    title: 'No services are published yet',
    text: 'As soon as a department publishes one, it appears here.',
  },
  action: { online: 'Open the online service', download: 'Download the form', place: 'Where to go' },
  fact: {
    who: 'Who can apply',
    duration: 'Processing time',
    cost: 'Cost',
    hours: 'Opening hours',
    place: 'Location',
  },
  section: { steps: 'Step by step', materials: 'What you need' },
  notFound: {
    title: 'Service not found',
    text: 'It may no longer be offered, or the address may be wrong. Search for it, or browse the service hall.',
  },
};
