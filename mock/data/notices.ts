import { makeNotice } from './factories';
import type { ItemOf } from './item';
import { makeAttachment } from './item';
import { dayFromNow, daysFromNow } from './moments';

/**
 * Returns notices of every priority, pinned or not, some of which must be confirmed. The oldest counts as read; one is in Chinese
 * only, and one has changed since it was published.
 */
export const sampleNotices = (): ItemOf<'notice'>[] => [...toConfirm(), ...pinned(), ...ordinary()];

const toConfirm = (): ItemOf<'notice'>[] => [
  makeNotice({
    id: 'badge-renewal',
    department: 'facilities',
    classificationIds: ['building'],
    contact: 'badges@portico.example',
    priority: 'urgent',
    mustRead: true,
    dueAt: dayFromNow(10),
    publishedAt: daysFromNow(-2),
    updatedAt: daysFromNow(-2),
    views: 310,
    attachments: [makeAttachment('3f0c5b1e-0a51-4c53-9d7e-51f0d6b1a101', 'badge-desk-hours.txt', 'Monday to Friday, 8 to 18.')],
    texts: {
      'en-US': {
        title: 'Renew your badge',
        summary: 'Old badges stop opening doors in ten days.',
        keywords: ['badge', 'door'],
        body: '<h2 id="what-to-do">What to do</h2><p>Bring the old badge to the desk on the ground floor.</p><h2 id="if-you-are-away">If you are away</h2><p>Write to the badge desk; a guest card waits for you.</p>',
      },
      'zh-CN': {
        title: '更换工牌',
        summary: '十天后旧工牌将无法开门。',
        keywords: ['工牌', '门禁'],
        body: '<h2 id="what-to-do">如何办理</h2><p>请携旧工牌到一楼服务台更换。</p><h2 id="if-you-are-away">不在办公室</h2><p>请邮件联系服务台，为您准备临时卡。</p>',
      },
    },
  }),
  makeNotice({
    id: 'expense-rules',
    department: 'finance',
    classificationIds: ['policy-changes'],
    priority: 'important',
    mustRead: true,
    dueAt: dayFromNow(21),
    publishedAt: daysFromNow(-14),
    updatedAt: daysFromNow(-3),
    views: 240,
    revision: 3,
    materialRevision: 3,
    changes: [
      {
        at: daysFromNow(-3),
        material: true,
        notes: { 'en-US': 'Receipts are due within 30 days, not 60.', 'zh-CN': '报销期限由 60 天改为 30 天。' },
      },
      { at: daysFromNow(-9), material: false, notes: { 'en-US': 'A link was repaired.', 'zh-CN': '修正了一个链接。' } },
    ],
    texts: {
      'en-US': {
        title: 'New rules for expenses',
        summary: 'Hand in receipts within 30 days.',
        keywords: ['expenses', 'receipts'],
        body: '<h2 id="what-changes">What changes</h2><p>Receipts older than 30 days need the consent of your manager.</p>',
      },
      'zh-CN': {
        title: '报销新规',
        summary: '票据须在 30 天内提交。',
        keywords: ['报销', '票据'],
        body: '<h2 id="what-changes">变更内容</h2><p>超过 30 天的票据须经主管同意。</p>',
      },
    },
  }),
];

const pinned = (): ItemOf<'notice'>[] => [
  makeNotice({
    id: 'harbour-office',
    department: 'facilities',
    classificationIds: ['building', 'company'],
    priority: 'important',
    pinned: true,
    publishedAt: daysFromNow(-6),
    updatedAt: daysFromNow(-6),
    expiresAt: daysFromNow(60),
    views: 512,
    texts: {
      'en-US': {
        title: 'We move to the harbour office',
        summary: 'Boxes arrive on Thursday, desks are ready on Monday.',
        keywords: ['move', 'office'],
        body: '<h2 id="packing">Packing</h2><p>One box for each desk.</p><h2 id="first-day">The first day</h2><p>Breakfast is on us.</p>',
      },
      'zh-CN': {
        title: '迁往海港办公室',
        summary: '周四发放纸箱，周一新工位启用。',
        keywords: ['搬迁', '办公室'],
        body: '<h2 id="packing">打包</h2><p>每个工位一只纸箱。</p><h2 id="first-day">第一天</h2><p>公司提供早餐。</p>',
      },
    },
  }),
];

const ordinary = (): ItemOf<'notice'>[] => [
  makeNotice({
    id: 'mail-maintenance',
    department: 'it-services',
    classificationIds: ['systems'],
    disruption: 'outage',
    startsAt: dayFromNow(3),
    endsAt: dayFromNow(3),
    publishedAt: daysFromNow(-1),
    updatedAt: daysFromNow(-1),
    expiresAt: daysFromNow(4),
    views: 95,
    texts: {
      'en-US': {
        title: 'Mail pauses on Saturday night',
        summary: 'From ten to midnight no mail is sent or received.',
        keywords: ['mail', 'maintenance'],
        body: '<p>Nothing is lost: it arrives after midnight.</p>',
      },
      'zh-CN': {
        title: '周六夜间邮件停机维护',
        summary: '22 点至 24 点无法收发邮件。',
        keywords: ['邮件', '维护'],
        body: '<p>邮件不会丢失，零点后陆续送达。</p>',
      },
    },
  }),
  makeNotice({
    id: 'canteen-menu',
    department: 'facilities',
    classificationIds: ['building'],
    publishedAt: daysFromNow(-4),
    updatedAt: daysFromNow(-4),
    views: 60,
    texts: {
      'zh-CN': {
        title: '食堂秋季菜单',
        summary: '每周三增设素食窗口。',
        keywords: ['食堂'],
        body: '<p>菜单每周一更新。</p>',
      },
    },
  }),
  makeNotice({
    id: 'half-year-results',
    department: 'finance',
    classificationIds: ['company'],
    publishedAt: daysFromNow(-20),
    updatedAt: daysFromNow(-20),
    views: 430,
    texts: {
      'en-US': {
        title: 'Half-year results',
        summary: 'More ferries, fewer delays.',
        keywords: ['results'],
        body: '<p>The recording of the meeting is in the library.</p>',
      },
      'zh-CN': {
        title: '半年业绩',
        summary: '航班更多，延误更少。',
        keywords: ['业绩'],
        body: '<p>会议录像已存入资料库。</p>',
      },
    },
  }),
  makeNotice({
    id: 'old-network-off',
    department: 'it-services',
    classificationIds: ['systems'],
    publishedAt: daysFromNow(-45),
    updatedAt: daysFromNow(-45),
    views: 700,
    texts: {
      'en-US': {
        title: 'The old network is off',
        summary: 'Use the network called Portico on every floor.',
        keywords: ['network'],
        body: '<p>Sign in with your company account.</p>',
      },
      'zh-CN': {
        title: '旧网络已停用',
        summary: '各楼层请使用名为 Portico 的网络。',
        keywords: ['网络'],
        body: '<p>使用公司账号登录。</p>',
      },
    },
  }),
];
