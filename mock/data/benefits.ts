import { makeBenefit } from './factories';
import type { ItemOf } from './item';
import { makeAttachment } from './item';
import { dayFromNow, daysFromNow } from './moments';

/** Returns benefits that are always open, open, about to close, not yet open, and closed; one has eligibility questions. */
export const sampleBenefits = (): ItemOf<'benefit'>[] => [bicycleLease(), ...open(), ...notOpen()];

const bicycleLease = (): ItemOf<'benefit'> =>
  makeBenefit({
    id: 'bicycle-lease',
    department: 'people-operations',
    classificationIds: ['getting-to-work', 'health'],
    contact: 'benefits@portico.example',
    owner: 'tomas-silva',
    url: 'https://bikes.portico.example',
    opensAt: dayFromNow(-20),
    closesAt: dayFromNow(60),
    publishedAt: daysFromNow(-20),
    updatedAt: daysFromNow(-8),
    views: 640,
    attachments: [makeAttachment('3f0c5b1e-0a51-4c53-9d7e-51f0d6b1a201', 'lease-terms.txt', 'Three years, insured.')],
    texts: {
      'en-US': {
        title: 'Bicycle lease',
        summary: 'Ride a new bicycle for a small part of your salary.',
        keywords: ['bike', 'cycling'],
        who: 'Everyone with a permanent contract.',
        amount: 'Up to 3,000 euros for three years',
        steps: ['Choose a bicycle at a dealer.', 'Order it on the lease site.', 'Collect it with the code that you get.'],
        eligibility: [
          {
            kind: 'yes_no',
            question: 'Is your contract permanent?',
            expected: true,
            otherwise: 'The lease is for permanent contracts alone.',
          },
          {
            kind: 'number',
            question: 'How many months have you worked here?',
            unit: 'months',
            least: 6,
            otherwise: 'You can lease one after six months.',
          },
          {
            kind: 'choice',
            question: 'Where do you work?',
            options: ['Lisbon', 'Porto', 'Abroad'],
            accepted: ['Lisbon', 'Porto'],
            otherwise: 'Abroad there is no dealer yet.',
          },
        ],
        body: '<h2 id="what-it-costs">What it costs</h2><p>About 60 euros a month before tax.</p><h2 id="at-the-end">At the end</h2><p>Keep it for a tenth of its price, or give it back.</p>',
      },
      'zh-CN': {
        title: '自行车租赁',
        summary: '每月少量扣款，即可骑上新车。',
        keywords: ['自行车', '骑行'],
        who: '全体正式员工。',
        amount: '三年最高 3,000 欧元',
        steps: ['在车行选车。', '在租赁网站下单。', '凭取车码取车。'],
        eligibility: [
          { kind: 'yes_no', question: '您是正式员工吗？', expected: true, otherwise: '仅限正式员工租赁。' },
          { kind: 'number', question: '您已入职几个月？', unit: '个月', least: 6, otherwise: '入职满六个月即可租赁。' },
          {
            kind: 'choice',
            question: '您的工作地点是？',
            options: ['里斯本', '波尔图', '海外'],
            accepted: ['里斯本', '波尔图'],
            otherwise: '海外暂无合作车行。',
          },
        ],
        body: '<h2 id="what-it-costs">费用</h2><p>每月税前约 60 欧元。</p><h2 id="at-the-end">到期之后</h2><p>可按原价一成买下，也可归还。</p>',
      },
    },
  });

const open = (): ItemOf<'benefit'>[] => [
  makeBenefit({
    id: 'gym-membership',
    department: 'people-operations',
    classificationIds: ['health'],
    publishedAt: daysFromNow(-90),
    updatedAt: daysFromNow(-90),
    views: 505,
    texts: {
      'en-US': {
        title: 'Gym membership',
        summary: 'Half the fee of any gym near the office.',
        keywords: ['sport', 'fitness'],
        who: 'Everyone.',
        amount: '25 euros a month',
        steps: ['Join a gym.', 'Send the invoice.'],
        body: '<p>Paid with the next salary.</p>',
      },
      'zh-CN': {
        title: '健身补贴',
        summary: '办公室附近健身房，公司承担一半费用。',
        keywords: ['运动', '健身'],
        who: '全体员工。',
        amount: '每月 25 欧元',
        steps: ['办理健身卡。', '提交发票。'],
        body: '<p>随下月工资发放。</p>',
      },
    },
  }),
  makeBenefit({
    id: 'commuter-pass',
    department: 'people-operations',
    classificationIds: ['getting-to-work'],
    url: 'https://pass.portico.example',
    opensAt: dayFromNow(-30),
    closesAt: dayFromNow(9),
    publishedAt: daysFromNow(-30),
    updatedAt: daysFromNow(-30),
    views: 422,
    texts: {
      'en-US': {
        title: 'Commuter pass',
        summary: 'Trains, trams and ferries for a year.',
        keywords: ['train', 'ferry'],
        who: 'Everyone who comes to an office.',
        amount: 'The whole yearly pass',
        body: '<p>Order before the window closes; the next one is in a year.</p>',
      },
      'zh-CN': {
        title: '通勤年票',
        summary: '火车、电车和渡轮全年通用。',
        keywords: ['火车', '渡轮'],
        who: '到岗办公的员工。',
        amount: '全额承担年票',
        body: '<p>请在截止前申请，下一次开放在一年后。</p>',
      },
    },
  }),
];

const notOpen = (): ItemOf<'benefit'>[] => [
  makeBenefit({
    id: 'holiday-camp',
    department: 'people-operations',
    classificationIds: ['family'],
    opensAt: dayFromNow(12),
    closesAt: dayFromNow(40),
    publishedAt: daysFromNow(-5),
    updatedAt: daysFromNow(-5),
    views: 180,
    texts: {
      'en-US': {
        title: 'Holiday camp for children',
        summary: 'Two weeks by the sea in the summer holidays.',
        keywords: ['children', 'holidays'],
        who: 'Parents of children from six to fourteen.',
        amount: '200 euros a child',
        body: '<p>Places are given in the order of requests.</p>',
      },
      'zh-CN': {
        title: '子女夏令营',
        summary: '暑假海边两周。',
        keywords: ['子女', '假期'],
        who: '有 6 至 14 岁子女的员工。',
        amount: '每名子女 200 欧元',
        body: '<p>按申请先后确定名额。</p>',
      },
    },
  }),
  makeBenefit({
    id: 'flu-vaccination',
    department: 'people-operations',
    classificationIds: ['health'],
    opensAt: dayFromNow(-40),
    closesAt: dayFromNow(-5),
    publishedAt: daysFromNow(-40),
    updatedAt: daysFromNow(-40),
    views: 210,
    texts: {
      'en-US': {
        title: 'Flu vaccination',
        summary: 'In the office, without an appointment.',
        keywords: ['vaccine'],
        amount: 'Free',
        body: '<p>Back next autumn.</p>',
      },
      'zh-CN': {
        title: '流感疫苗接种',
        summary: '办公室现场接种，无需预约。',
        keywords: ['疫苗'],
        amount: '免费',
        body: '<p>明年秋季再次开放。</p>',
      },
    },
  }),
  makeBenefit({
    id: 'language-course',
    department: 'people-operations',
    classificationIds: ['learning'],
    publishedAt: daysFromNow(-200),
    updatedAt: daysFromNow(-200),
    views: 75,
    texts: {
      'en-US': {
        title: 'Language course',
        summary: 'One evening a week, in small groups.',
        keywords: ['Portuguese'],
        amount: 'The course and the book',
        body: '<p>Beginners start in every quarter.</p>',
      },
    },
  }),
];
