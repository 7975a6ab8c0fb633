import type { CallAnswer } from 'contract/api';

export type Settings = CallAnswer<'POST /api/manage/review/settings'>;
