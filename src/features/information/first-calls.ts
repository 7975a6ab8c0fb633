import type { CallInput } from 'contract/api';

/** Input of the call for the most viewed documents on the opening page of the shelf. */
export const POPULAR_LIST: CallInput<'POST /api/information/list'> = { sort: 'popular', page: 1, pageSize: 6 };
