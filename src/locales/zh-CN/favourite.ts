import type { favourite as english } from '../en-US/favourite';
import type { TextsOf } from '../texts';

export const favourite: TextsOf<typeof english> = {
  title: '我的收藏',
  text: '您收藏的全部内容。',
  removal: '取消收藏后，离开本页前仍可恢复。',
  search: '搜索收藏',
  total_other: '共 {{formatted}} 项收藏',
  popular: '热门服务',
  empty: '在服务、公告、工具等内容旁点击心形图标，即可收藏到这里。',
};
