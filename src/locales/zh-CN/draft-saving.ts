import type { draftSaving as english } from '../en-US/draft-saving';
import type { TextsOf } from '../texts';

export const draftSaving: TextsOf<typeof english> = {
  saved: '已保存',
};
