import type { CallInput } from 'contract/api';

/** The whole first view is one call, which the script in the HTML makes as well. */
export const WHOLE_HOME: CallInput<'POST /api/home'> = {};
