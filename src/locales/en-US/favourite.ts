export const favourite = {
  title: 'My favourites',
  text: 'Everything you have marked with the heart.',
  removal: 'Items that you remove stay in this list until you leave the page.',
  search: 'Search your favourites',
  total_one: '{{formatted}} favourite',
  total_other: '{{formatted}} favourites',
  popular: 'Popular services',
  empty: 'Select the heart next to a service, notice, tool or any other item to find it here.',
};
