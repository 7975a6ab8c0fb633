export const servicehall = {
  search: { label: 'Search the service hall', placeholder: 'What do you need? Leave, expenses, a new laptop …' },
  filter: {
    all: 'All services',
    handling: 'How it is done',
    anyHandling: 'Any way',
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
    who: 'Who may apply',
    duration: 'Time it takes',
    cost: 'Cost',
    hours: 'Opening hours',
    place: 'Place',
    contact: 'Contact',
    hotline: 'Hotline',
  },
  section: { steps: 'Step by step', materials: 'What you need' },
  notFound: {
    title: 'There is no such service',
    text: 'It is no longer offered, or the address is mistyped. Search for it, or look through the service hall.',
  },
};
