import type { information as english } from '../en-US/information';
import type { TextsOf } from '../texts';

export const information: TextsOf<typeof english> = {
  filter: '按标题查找资料',
  tree: {
    name: '资料目录',
    filter: '按标题筛选',
    found_other: '{{formatted}} 篇',
    none: '没有标题包含“{{query}}”的资料。',
    rest: '其他资料',
    failed: '目录加载失败。',
  },
  section: {
    total_other: '共 {{formatted}} 篇',
    owner: '由{{name}}维护',
    mostRead: '{{name}}：热门阅读',
    all: '{{name}}：全部 {{formatted}} 篇',
  },
  changed: '最近更新',
  neighbours: { name: '上一篇与下一篇', previous: '上一篇', next: '下一篇' },
  missing: {
    document: '未找到该资料',
    section: '未找到该栏目',
    text: '资料可能已下架，或者网址有误。请尝试搜索，或在资料目录中查找。',
  },
  empty: {
    title: '这里还没有资料',
    text: '各部门发布的资料会显示在这里。',
  },
};
