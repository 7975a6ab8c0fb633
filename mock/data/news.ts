import { makeNews } from './factories';
import type { ItemOf } from './item';
import { daysFromNow } from './moments';

/** Returns welfare news, newest first; the last one is in Chinese only. */
export const sampleNews = (): ItemOf<'news'>[] => [
  makeNews({
    id: 'harbour-run',
    department: 'people-operations',
    owner: 'tomas-silva',
    classificationIds: ['events'],
    publishedAt: daysFromNow(-1),
    updatedAt: daysFromNow(-1),
    views: 190,
    texts: {
      'en-US': {
        title: 'Sixty of us at the harbour run',
        summary: 'Ten kilometres, one thunderstorm, no giving up.',
        keywords: ['running'],
        body: '<h2 id="the-results">The results</h2><p>Accounting won the relay.</p><h2 id="next-year">Next year</h2><p>Enter your team in March.</p>',
      },
      'zh-CN': {
        title: '六十位同事参加海港跑',
        summary: '十公里，一场雷雨，无人退赛。',
        keywords: ['跑步'],
        body: '<h2 id="the-results">成绩</h2><p>会计组赢得接力赛。</p><h2 id="next-year">明年</h2><p>三月开放组队报名。</p>',
      },
    },
  }),
  makeNews({
    id: 'first-bicycles',
    department: 'people-operations',
    classificationIds: ['stories'],
    publishedAt: daysFromNow(-7),
    updatedAt: daysFromNow(-7),
    views: 260,
    texts: {
      'en-US': {
        title: 'The first hundred bicycles',
        summary: 'Who leases one, and where they ride.',
        keywords: ['bike'],
        body: '<p>Most ride along the river.</p>',
      },
      'zh-CN': {
        title: '第一百辆自行车',
        summary: '谁在租车，骑往何处。',
        keywords: ['自行车'],
        body: '<p>多数人沿河骑行。</p>',
      },
    },
  }),
  makeNews({
    id: 'open-day',
    department: 'facilities',
    classificationIds: ['events'],
    publishedAt: daysFromNow(-15),
    updatedAt: daysFromNow(-15),
    views: 140,
    texts: {
      'en-US': {
        title: 'Families visit the office',
        summary: 'Pancakes, a treasure hunt and a very loud printer.',
        keywords: ['family'],
        body: '<p>Photographs are on the wall by the lifts.</p>',
      },
      'zh-CN': {
        title: '家属开放日',
        summary: '煎饼、寻宝，还有一台很吵的打印机。',
        keywords: ['家属'],
        body: '<p>照片贴在电梯旁的墙上。</p>',
      },
    },
  }),
  makeNews({
    id: 'choir-concert',
    department: 'people-operations',
    classificationIds: ['events', 'stories'],
    publishedAt: daysFromNow(-28),
    updatedAt: daysFromNow(-28),
    views: 88,
    texts: {
      'en-US': {
        title: 'The choir sings in the lobby',
        summary: 'Every first Friday at noon.',
        keywords: ['music'],
        body: '<p>New voices are welcome.</p>',
      },
      'zh-CN': {
        title: '合唱团大堂演出',
        summary: '每月第一个周五中午。',
        keywords: ['音乐'],
        body: '<p>欢迎新成员加入。</p>',
      },
    },
  }),
  makeNews({
    id: 'reading-corner',
    department: 'facilities',
    classificationIds: ['stories'],
    publishedAt: daysFromNow(-50),
    updatedAt: daysFromNow(-50),
    views: 45,
    texts: {
      'zh-CN': {
        title: '图书角开放',
        summary: '三百本中文图书，自助借阅。',
        keywords: ['图书'],
        body: '<p>位于四楼茶水间旁。</p>',
      },
    },
  }),
];
