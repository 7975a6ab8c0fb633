import type { home as english } from '../en-US/home';
import type { TextsOf } from '../texts';

export const home: TextsOf<typeof english> = {
  greeting: {
    night: '夜深了，{{name}}',
    morning: '早上好，{{name}}',
    afternoon: '下午好，{{name}}',
    evening: '晚上好，{{name}}',
  },
  question: '今天想办什么事？',
  search: { label: '搜索办事大厅', placeholder: '请假、报销、领用电脑……' },
  favourites: {
    title: '我的收藏',
    all: '查看更多',
    empty: '还没有收藏的服务',
    emptyText: '点击服务旁的心形图标即可收藏，方便下次办理。',
  },
  popular: { title: '热门服务', all: '查看更多' },
  newest: { title: '最新上线', all: '查看更多' },
  none: { title: '暂无服务', text: '暂无面向您开放的服务。' },
  areas: { title: '栏目', later: '即将开放' },
};
