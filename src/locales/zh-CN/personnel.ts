import type { personnel as english } from '../en-US/personnel';
import type { TextsOf } from '../texts';

export const personnel: TextsOf<typeof english> = {
  search: { label: '搜索人事服务', placeholder: '试用期、居家办公、绩效……' },
  kind: { guide: '指引', policy: '制度' },
  kinds: { guide: '办理指引', policy: '人事制度' },
  all: '全部指引与制度',
  allText: '以列表查看，可筛选、排序',
  topics: '主题',
  topic: { mostRead: '{{topic}}：热门内容', all: '{{topic}}：全部 {{formatted}} 篇' },
  side: {
    keyDates: '重要日期',
    contacts: '咨询联系',
    moreContacts: '其他联系方式',
    mostRead: '浏览最多',
    services: '相关服务',
  },
  filter: { allTopics: '全部主题', kind: '类型', anyKind: '指引与制度' },
  total_other: '共 {{formatted}} 篇',
  empty: { title: '暂无指引与制度', text: '各部门发布的内容将在此显示。' },
  action: '前往在线办理',
  published: '发布于 {{date}}',
  counterparts: { guide: '相关制度', policy: '办理指引' },
  earlierChanges: '历次更新',
  notFound: {
    title: '未找到该指引或制度',
    text: '内容可能已失效，或链接有误。请搜索，或按主题查找。',
  },
};
