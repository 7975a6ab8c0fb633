import type { CallInput } from 'contract/api';

/** What the shelf's opening page shows beside its sections. */
export const POPULAR_LIST: CallInput<'POST /api/information/list'> = { sort: 'popular', page: 1, pageSize: 6 };
