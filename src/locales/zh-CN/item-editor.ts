import type { itemEditor as english } from '../en-US/item-editor';
import type { TextsOf } from '../texts';

export const itemEditor: TextsOf<typeof english> = {
  title: '编辑',
};
