import type { studio as english } from '../en-US/studio';
import type { TextsOf } from '../texts';

export const studio: TextsOf<typeof english> = {
  title: '内容工作室',
};
