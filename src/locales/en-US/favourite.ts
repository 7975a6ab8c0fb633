export const favourite = {
  title: 'My favourites',
  text: 'Everything you have marked with the heart. What you take off stays here until you leave, in case it was a slip.',
  search: 'Search your favourites',
  total_one: '{{formatted}} favourite',
  total_other: '{{formatted}} favourites',
  empty: 'Press the heart beside a service, a notice, a tool or anything else, and you find it here again.',
};
