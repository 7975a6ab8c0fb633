import type { tool as english } from '../en-US/tool';
import type { TextsOf } from '../texts';

export const tool: TextsOf<typeof english> = {
  search: '搜索工具',
  total_other: '共 {{formatted}} 个工具',
  order: { label: '排列方式', group: '按分类', name: '按名称' },
  group: { yours: '我的工具', others: '其他工具', rest: '未分类' },
  guide: {
    open: '指南',
    of: '使用指南：{{title}}',
    only: '查看使用指南',
    none: '该工具暂无使用指南。',
  },
  launch: '打开',
  open: '打开工具',
  missing: {
    title: '未找到该工具',
    text: '工具可能已下线，或者网址有误。',
    toTools: '查看全部工具',
  },
  empty: {
    title: '暂无工具',
    text: '各部门发布的工具将在此显示。',
  },
};
