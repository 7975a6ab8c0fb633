import type { palette as english } from '../en-US/palette';
import type { TextsOf } from '../texts';

export const palette: TextsOf<typeof english> = {
  bestName: '最佳匹配',
  open: '打开',
  openItem: '打开{{title}}',
  viewed: '最近浏览',
  places: '栏目',
  people: '同事与服务台',
  all: '查看“{{query}}”的全部结果',
  loading: '正在搜索……',
  count_other: '共 {{count}} 条结果',
  none: '没有找到“{{query}}”的搜索建议',
  noneText: '可以搜索各栏目的全文，或换个词试试。',
  failed: '搜索建议加载失败',
  failedText: '按回车键直接搜索，或修改关键词后重试。',
  keys: { choose: '选择', select: '确定', action: '直接办理', close: '关闭' },
};
