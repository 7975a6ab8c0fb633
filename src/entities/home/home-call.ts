import type { CallInput } from 'contract/api';

/** Input of the call that loads the whole home page. The preload script in the HTML makes the same call. */
export const WHOLE_HOME: CallInput<'POST /api/home'> = {};
