import type { CallInput } from 'contract/api';

type ListInput = CallInput<'POST /api/servicehall/form/list'> & { pageSize: number };

/** The lists of the home page's boxes, which the script in the HTML asks for as well. */
export const HOME_LISTS = {
  popular: { sort: 'popular', pageSize: 10 },
  favourites: { favourite: true, sort: 'name', pageSize: 5 },
  newest: { sort: 'newest', pageSize: 4 },
} satisfies Record<string, ListInput>;
