import type { TextsOf } from '../../texts';
import type { contentTests as english } from '../../en-US/studio/content-tests';

export const contentTests: TextsOf<typeof english> = {
  title: '本页必须答得上的问题',
  hint: '读者需要本页时会怎么搜。系统会以读者身份去搜：编写时随时检查，发布后每晚再查一遍。',
  label: '问题 {{number}}（{{language}}）',
  add: '添加问题',
  asking: '正在搜索…',
  waiting: '内容达到可发布状态后开始检查',
  found_other: '{{formatted}} 个问题中，{{found}} 个能搜到本页',
  first: '能搜到：第 {{place}} 条',
  low: '排在第 {{place}} 条，应进入前三条',
  none: '搜不到，应进入前三条',
  advice: '请把问题里的用词写进标题、摘要或搜索词。',
  sunk: {
    title: '不好找的页面',
    text: '读者这样提问时，前三条结果里没有该页面。',
    all: '显示全部 {{formatted}} 篇',
    asked: '“{{question}}”',
    place: '第 {{place}} 条',
    placeBefore: '第 {{place}} 条，之前第 {{former}} 条',
    none: '搜不到',
    noneBefore: '搜不到，之前第 {{former}} 条',
  },
};
