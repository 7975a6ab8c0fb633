import { makeBenefit, makeNews, makeNotice, makePersonnel, makeService } from './factories';
import type { AnyItem } from './item';
import { dayFromNow } from './moments';

/** Returns drafts, one in each area whose drafts have a preview page. */
export const sampleDrafts = (): AnyItem[] => [
  makeService({
    id: 'home-office-kit',
    department: 'facilities',
    classificationIds: ['workplace'],
    handling: 'online',
    url: 'https://it.portico.example/home-office',
    publishedAt: null,
    texts: {
      'en-US': {
        title: 'Home office kit',
        summary: 'A screen, a chair and a lamp for the desk at home.',
        keywords: ['remote'],
        body: '<p>Starts in summer.</p>',
      },
      'zh-CN': {
        title: '居家办公套装',
        summary: '为家中办公桌配备屏幕、座椅和台灯。',
        keywords: ['远程'],
        body: '<p>夏季开始。</p>',
      },
    },
  }),
  makeNotice({
    id: 'quiet-floors',
    department: 'facilities',
    classificationIds: ['building'],
    priority: 'important',
    mustRead: true,
    dueAt: dayFromNow(30),
    publishedAt: null,
    texts: {
      'en-US': {
        title: 'Quiet floors',
        summary: 'Two floors without calls, from next month.',
        body: '<h2 id="which-floors">Which floors</h2><p>The third and the fifth. Take calls in the booths by the lifts.</p>',
      },
      'zh-CN': {
        title: '静音楼层',
        summary: '下月起，两个楼层禁止通话。',
        body: '<h2 id="which-floors">涉及楼层</h2><p>三楼和五楼。通话请到电梯旁的电话间。</p>',
      },
    },
  }),
  makeBenefit({
    id: 'museum-pass',
    department: 'people-operations',
    classificationIds: ['family'],
    opensAt: dayFromNow(40),
    publishedAt: null,
    texts: {
      'en-US': {
        title: 'Museum pass',
        summary: 'Free entry to eleven museums for two.',
        amount: 'Two passes a year',
        body: '<p>Show the pass with your badge.</p>',
      },
      'zh-CN': {
        title: '博物馆通行证',
        summary: '十一家博物馆，双人免费。',
        amount: '每年两张',
        body: '<p>入馆时请同时出示工牌。</p>',
      },
    },
  }),
  makeNews({
    id: 'roof-garden',
    department: 'facilities',
    classificationIds: ['stories'],
    publishedAt: null,
    texts: {
      'en-US': { title: 'A garden on the roof', summary: 'Tomatoes, bees and a bench.', body: '<p>It opens in May.</p>' },
      'zh-CN': { title: '屋顶花园', summary: '番茄、蜜蜂和一条长椅。', body: '<p>五月开放。</p>' },
    },
  }),
  makePersonnel({
    id: 'moving-abroad',
    department: 'people-operations',
    classificationIds: ['joining'],
    publishedAt: null,
    texts: {
      'en-US': {
        title: 'Moving abroad for a role',
        summary: 'Visa, flat and the first weeks.',
        body: '<p>Start six months ahead.</p>',
      },
      'zh-CN': { title: '外派准备', summary: '签证、住房和最初几周的安排。', body: '<p>请提前六个月准备。</p>' },
    },
  }),
];
