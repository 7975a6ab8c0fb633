import { makeService } from '../factories';
import type { ItemOf } from '../item';
import { makeAttachment } from '../item';

export const timeOff = (): ItemOf<'service'>[] => [
  makeService({
    id: 'annual-leave',
    department: 'people-operations',
    classificationIds: ['time-off'],
    handling: 'online',
    url: 'https://leave.portico.example/new',
    hotline: '+351 210 000 101',
    contact: 'leave@portico.example',
    owner: 'leave-desk',
    attachments: [
      makeAttachment('3f0c5b1e-0a51-4c53-9d7e-51f0d6b1a001', 'handover-checklist.txt', 'Who covers what while you are away.'),
    ],
    views: 941,
    shareCount: 12,
    useful: { yes: 40, no: 3 },
    updatedAt: '2026-05-11T09:30:00.000Z',
    texts: {
      'en-US': {
        title: 'Annual leave',
        summary: 'Ask for days off, see how many are left and who covers for you.',
        keywords: ['leave', 'holiday', 'days off'],
        who: 'Everyone with a contract of three months or more.',
        duration: 'Your manager answers within two working days.',
        cost: 'Free',
        steps: ['Agree the dates with your team.', 'Enter the dates and name a deputy.', 'Wait for the confirmation by e-mail.'],
        materials: ['Handover checklist'],
        body: '<h2 id="before-you-ask">Before you ask</h2><p>Look at the team calendar first: no more than a third of a team should be away at once.</p><h2 id="carrying-over">Carrying days over</h2><p>Up to five days move into the next year and end in March.</p>',
      },
      'zh-CN': {
        title: '年假申请',
        summary: '申请休假，查看剩余天数和工作代理人。',
        keywords: ['休假', '年假', '请假'],
        who: '合同期满三个月的全体员工。',
        duration: '主管在两个工作日内答复。',
        cost: '免费',
        steps: ['与团队商定日期。', '填写日期并指定代理人。', '等待邮件确认。'],
        materials: ['工作交接清单'],
        body: '<h2 id="before-you-ask">申请之前</h2><p>请先查看团队日历：同时休假的人数不宜超过三分之一。</p>',
      },
    },
  }),
  makeService({
    id: 'parental-leave',
    department: 'people-operations',
    classificationIds: ['time-off'],
    handling: 'in_person',
    views: 210,
    texts: {
      'en-US': {
        title: 'Parental leave',
        summary: 'Plan your time at home with a new child, and your way back.',
        keywords: ['leave', 'baby', 'adoption'],
        place: 'People desk, ground floor, Tuesday and Thursday',
        steps: ['Book a talk at the people desk.', 'Bring the expected date.'],
        body: '<p>Tell us twelve weeks ahead where you can.</p>',
      },
      'zh-CN': {
        title: '育儿假',
        summary: '安排陪伴新生儿的时间，以及返岗计划。',
        keywords: ['休假', '生育'],
        place: '一楼人事服务台，周二、周四',
        body: '<p>请尽量提前十二周告知。</p>',
      },
    },
  }),
  makeService({
    id: 'sick-note',
    department: 'people-operations',
    classificationIds: ['time-off', 'certificates'],
    handling: 'online',
    url: 'https://leave.portico.example/sick',
    views: 388,
    texts: {
      'en-US': {
        title: 'Sick note',
        summary: 'Hand in a doctor’s note from home.',
        keywords: ['illness', 'doctor'],
        body: '<p>A note is needed from the fourth day.</p>',
      },
      'zh-CN': {
        title: '病假条提交',
        summary: '在家即可提交医院证明。',
        keywords: ['病假'],
        body: '<p>病假第四天起需要提供证明。</p>',
      },
    },
  }),
];

export const certificates = (): ItemOf<'service'>[] => [
  makeService({
    id: 'employment-certificate',
    department: 'people-operations',
    classificationIds: ['certificates'],
    handling: 'download',
    attachments: [makeAttachment('3f0c5b1e-0a51-4c53-9d7e-51f0d6b1a002', 'certificate-request.txt', 'Name, language, purpose.')],
    views: 502,
    texts: {
      'en-US': {
        title: 'Certificate of employment',
        summary: 'A signed letter for banks, landlords and visas.',
        keywords: ['letter', 'visa'],
        body: '<p>Download the form, fill it in, send it to the people desk.</p>',
      },
      'zh-CN': {
        title: '在职证明',
        summary: '用于银行、租房和签证的盖章证明。',
        keywords: ['证明', '签证'],
        body: '<p>下载表格，填写后交至人事服务台。</p>',
      },
    },
  }),
  makeService({
    id: 'income-statement',
    department: 'finance',
    classificationIds: ['certificates', 'money'],
    handling: 'online',
    url: 'https://pay.portico.example/statements',
    views: 333,
    texts: {
      'en-US': {
        title: 'Income statement',
        summary: 'Your yearly pay on one page, for the tax office.',
        keywords: ['tax', 'salary'],
        body: '<p>Ready every January.</p>',
      },
      'zh-CN': {
        title: '收入证明',
        summary: '全年收入一页汇总，供报税使用。',
        keywords: ['个税', '工资'],
        body: '<p>每年一月生成。</p>',
      },
    },
  }),
];
