import { makePersonnel } from './factories';
import type { ItemOf } from './item';
import { makeAttachment } from './item';
import { dayFromNow, daysFromNow } from './moments';

/** Returns guides and policies of each topic. */
export const samplePersonnel = (): ItemOf<'personnel'>[] => [...joining(), ...leaveAndTime(), ...performance()];

const joining = (): ItemOf<'personnel'>[] => [
  makePersonnel({
    id: 'first-week',
    department: 'people-operations',
    classificationIds: ['joining'],
    contact: 'welcome@portico.example',
    owner: 'tomas-silva',
    publishedAt: daysFromNow(-120),
    updatedAt: daysFromNow(-12),
    views: 380,
    revision: 2,
    changes: [
      {
        at: daysFromNow(-12),
        material: false,
        notes: { 'en-US': 'The tour starts at nine.', 'zh-CN': '参观改为九点开始。' },
      },
    ],
    attachments: [makeAttachment('3f0c5b1e-0a51-4c53-9d7e-51f0d6b1a301', 'first-week-plan.txt', 'Monday: badge, laptop, lunch.')],
    texts: {
      'en-US': {
        title: 'Your first week',
        summary: 'Badge, laptop, people, and where the coffee is.',
        keywords: ['onboarding', 'new'],
        body: '<h2 id="day-one">Day one</h2><p>Come to the ground floor at nine.</p><h2 id="by-friday">By Friday</h2><p>Meet everyone you will work with.</p>',
      },
      'zh-CN': {
        title: '入职第一周',
        summary: '工牌、电脑、同事，以及咖啡在哪里。',
        keywords: ['入职', '新人'],
        body: '<h2 id="day-one">第一天</h2><p>九点到一楼报到。</p><h2 id="by-friday">周五之前</h2><p>认识将要共事的每个人。</p>',
      },
    },
  }),
  makePersonnel({
    id: 'probation',
    department: 'people-operations',
    classificationIds: ['joining', 'performance'],
    kind: 'policy',
    publishedAt: daysFromNow(-300),
    updatedAt: daysFromNow(-300),
    views: 150,
    texts: {
      'en-US': {
        title: 'Probation',
        summary: 'How long it is and how it ends.',
        keywords: ['trial'],
        body: '<h2 id="length">Length</h2><p>Six months.</p>',
      },
      'zh-CN': {
        title: '试用期规定',
        summary: '试用期时长与转正。',
        keywords: ['转正'],
        body: '<h2 id="length">时长</h2><p>六个月。</p>',
      },
    },
  }),
];

const leaveAndTime = (): ItemOf<'personnel'>[] => [
  makePersonnel({
    id: 'working-hours',
    department: 'people-operations',
    classificationIds: ['leave-and-time'],
    kind: 'policy',
    publishedAt: daysFromNow(-210),
    updatedAt: daysFromNow(-30),
    views: 455,
    texts: {
      'en-US': {
        title: 'Working hours',
        summary: 'Core time, flexible time and breaks.',
        keywords: ['hours', 'flexitime'],
        keyDates: [{ date: dayFromNow(25), text: 'Winter hours begin' }],
        body: '<h2 id="core-time">Core time</h2><p>Ten to three.</p><h3 id="exceptions">Exceptions</h3><p>Agree them with your team.</p>',
      },
      'zh-CN': {
        title: '工作时间规定',
        summary: '核心时间、弹性时间与休息。',
        keywords: ['工时', '弹性'],
        keyDates: [{ date: dayFromNow(25), text: '冬令作息开始' }],
        body: '<h2 id="core-time">核心时间</h2><p>10 点至 15 点。</p><h3 id="exceptions">例外</h3><p>与团队商定。</p>',
      },
    },
  }),
  makePersonnel({
    id: 'plan-your-leave',
    department: 'people-operations',
    classificationIds: ['leave-and-time'],
    url: 'https://leave.portico.example/plan',
    publishedAt: daysFromNow(-60),
    updatedAt: daysFromNow(-60),
    views: 290,
    texts: {
      'en-US': {
        title: 'Plan your leave',
        summary: 'Enter the long breaks before the year ends.',
        keywords: ['leave', 'holiday'],
        keyDates: [
          { date: dayFromNow(15), text: 'Plans for next year are due' },
          { date: dayFromNow(110), text: 'Days of last year lapse' },
        ],
        body: '<p>Talk to your deputy first.</p>',
      },
      'zh-CN': {
        title: '安排休假',
        summary: '年底前请登记长假安排。',
        keywords: ['休假', '年假'],
        keyDates: [
          { date: dayFromNow(15), text: '提交明年休假安排' },
          { date: dayFromNow(110), text: '上年剩余假期失效' },
        ],
        body: '<p>请先与代理人商定。</p>',
      },
    },
  }),
];

const performance = (): ItemOf<'personnel'>[] => [
  makePersonnel({
    id: 'yearly-review',
    department: 'people-operations',
    classificationIds: ['performance'],
    publishedAt: daysFromNow(-18),
    updatedAt: daysFromNow(-18),
    views: 520,
    texts: {
      'en-US': {
        title: 'The yearly review',
        summary: 'What to write, what to ask, when it ends.',
        keywords: ['review', 'feedback'],
        keyDates: [
          { date: dayFromNow(7), text: 'Self-review closes' },
          { date: dayFromNow(35), text: 'Talks are finished' },
        ],
        body: '<h2 id="prepare">Prepare</h2><p>Collect three things that went well.</p><h2 id="the-talk">The talk</h2><p>It takes an hour.</p>',
      },
      'zh-CN': {
        title: '年度绩效评估',
        summary: '写什么、问什么、何时截止。',
        keywords: ['绩效', '反馈'],
        keyDates: [
          { date: dayFromNow(7), text: '自评截止' },
          { date: dayFromNow(35), text: '面谈结束' },
        ],
        body: '<h2 id="prepare">准备</h2><p>列出三件做得好的事。</p><h2 id="the-talk">面谈</h2><p>约一小时。</p>',
      },
    },
  }),
  makePersonnel({
    id: 'bonus-rules',
    department: 'finance',
    classificationIds: ['performance'],
    kind: 'policy',
    publishedAt: daysFromNow(-400),
    updatedAt: daysFromNow(-400),
    views: 340,
    texts: {
      'en-US': {
        title: 'Bonus rules',
        summary: 'How the yearly bonus is worked out.',
        keywords: ['bonus', 'pay'],
        body: '<p>Half depends on the company, half on the team.</p>',
      },
    },
  }),
];
