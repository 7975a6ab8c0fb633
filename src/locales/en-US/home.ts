export const home = {
  greeting: {
    night: 'Good evening, {{name}}',
    morning: 'Good morning, {{name}}',
    afternoon: 'Good afternoon, {{name}}',
    evening: 'Good evening, {{name}}',
  },
  question: 'What would you like to get done?',
  search: { label: 'Search the service hall', placeholder: 'Leave, expenses, a new laptop …' },
  favourites: {
    title: 'Your favourites',
    all: 'All favourites',
    empty: 'Keep what you use often',
    emptyText: 'Press the heart on a service and it waits for you here.',
  },
  popular: { title: 'Popular services', all: 'All services' },
  newest: { title: 'New services', all: 'All new services' },
  none: { title: 'No services yet', text: 'Nothing is published for you so far.' },
  areas: { title: 'Areas', later: 'Opens later' },
};
