import { makeInformation } from './factories';
import type { ItemOf } from './item';
import { makeAttachment } from './item';
import { daysFromNow } from './moments';

/** Returns the documents of the reference shelf: sections on two levels, documents with headings, and links between documents. */
export const sampleInformation = (): ItemOf<'information'>[] => [...handbook(), ...reference()];

const handbook = (): ItemOf<'information'>[] => [
  makeInformation({
    id: 'the-office',
    department: 'facilities',
    classificationIds: ['handbook'],
    position: 1,
    publishedAt: daysFromNow(-500),
    updatedAt: daysFromNow(-40),
    views: 150,
    texts: {
      'en-US': {
        title: 'The office',
        summary: 'Floors, hours and who to call.',
        keywords: ['floors'],
        body: '<h2 id="floors">Floors</h2><p>Guests are received on the ground floor.</p><h2 id="hours">Hours</h2><p>Seven to nine.</p><h3 id="weekends">Weekends</h3><p>Use the side door. See also <a href="/information?doc=business-trips">business trips</a>.</p>',
      },
      'zh-CN': {
        title: '办公楼',
        summary: '楼层、开放时间与联系人。',
        keywords: ['楼层'],
        body: '<h2 id="floors">楼层</h2><p>访客在一楼接待。</p><h2 id="hours">开放时间</h2><p>7 点至 21 点。</p><h3 id="weekends">周末</h3><p>请走侧门。另见<a href="/information?doc=business-trips">出差须知</a>。</p>',
      },
    },
  }),
  makeInformation({
    id: 'business-trips',
    department: 'finance',
    owner: 'tomas-silva',
    classificationIds: ['travelling'],
    position: 1,
    publishedAt: daysFromNow(-300),
    updatedAt: daysFromNow(-20),
    views: 320,
    attachments: [makeAttachment('3f0c5b1e-0a51-4c53-9d7e-51f0d6b1a401', 'packing-list.txt', 'Passport, charger, badge.')],
    texts: {
      'en-US': {
        title: 'Business trips',
        summary: 'Booking, sleeping and coming home.',
        keywords: ['travel', 'hotel'],
        body: '<h2 id="booking">Booking</h2><p>Trains first, flights above five hours.</p><h2 id="hotels">Hotels</h2><p>Up to 140 euros a night.</p>',
      },
      'zh-CN': {
        title: '出差须知',
        summary: '订票、住宿与返程。',
        keywords: ['差旅', '酒店'],
        body: '<h2 id="booking">订票</h2><p>优先火车，超过五小时可乘飞机。</p><h2 id="hotels">酒店</h2><p>每晚不超过 140 欧元。</p>',
      },
    },
  }),
  makeInformation({
    id: 'visas',
    department: 'people-operations',
    classificationIds: ['travelling'],
    position: 2,
    publishedAt: daysFromNow(-250),
    updatedAt: daysFromNow(-250),
    views: 70,
    texts: {
      'en-US': {
        title: 'Visas',
        summary: 'Which papers for which country.',
        keywords: ['passport'],
        body: '<h2 id="invitations">Invitations</h2><p>Ask for a letter three weeks ahead.</p>',
      },
      'zh-CN': {
        title: '签证',
        summary: '各国所需材料。',
        keywords: ['护照'],
        body: '<h2 id="invitations">邀请函</h2><p>请提前三周申请。</p>',
      },
    },
  }),
  makeInformation({
    id: 'spending-limits',
    department: 'finance',
    classificationIds: ['spending'],
    publishedAt: daysFromNow(-150),
    updatedAt: daysFromNow(-150),
    views: 210,
    texts: {
      'en-US': {
        title: 'Spending limits',
        summary: 'Who may sign for how much.',
        keywords: ['budget'],
        body: '<h2 id="teams">Teams</h2><p>Up to 1,000 euros a month.</p><h2 id="managers">Managers</h2><p>Up to 10,000.</p>',
      },
      'zh-CN': {
        title: '费用审批权限',
        summary: '谁可以签批多少金额。',
        keywords: ['预算'],
        body: '<h2 id="teams">团队</h2><p>每月不超过 1,000 欧元。</p><h2 id="managers">主管</h2><p>不超过 10,000 欧元。</p>',
      },
    },
  }),
];

const reference = (): ItemOf<'information'>[] => [
  makeInformation({
    id: 'company-words',
    department: 'people-operations',
    owner: 'chen-jing',
    classificationIds: ['glossaries'],
    publishedAt: daysFromNow(-600),
    updatedAt: daysFromNow(-90),
    views: 95,
    texts: {
      'en-US': {
        title: 'Words we use',
        summary: 'Short names of teams, ships and systems.',
        keywords: ['glossary', 'abbreviations'],
        body: '<h2 id="teams">Teams</h2><p>PO is People Operations.</p><h2 id="ships">Ships</h2><p>Each has a call sign.</p>',
      },
      'zh-CN': {
        title: '常用术语',
        summary: '团队、船只与系统的简称。',
        keywords: ['术语', '缩写'],
        body: '<h2 id="teams">团队</h2><p>PO 指人力资源部。</p><h2 id="ships">船只</h2><p>每艘船都有呼号。</p>',
      },
    },
  }),
  makeInformation({
    id: 'brand-colours',
    department: null,
    owner: 'chen-jing',
    classificationIds: ['reference'],
    publishedAt: daysFromNow(-350),
    updatedAt: daysFromNow(-350),
    views: 40,
    texts: {
      'en-US': {
        title: 'Brand colours',
        summary: 'Teal, amber and when to use them.',
        keywords: ['design'],
        body: '<h2 id="on-screens">On screens</h2><p>Teal for actions.</p>',
      },
    },
  }),
];
