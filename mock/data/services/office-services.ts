import { makeService } from '../factories';
import type { ItemOf } from '../item';
import { makeAttachment } from '../item';

export const computers = (): ItemOf<'service'>[] => [
  makeService({
    id: 'new-laptop',
    department: 'it-services',
    classificationIds: ['it'],
    handling: 'online',
    url: 'https://it.portico.example/laptops',
    hotline: '+351 210 000 200',
    views: 720,
    texts: {
      'en-US': {
        title: 'New laptop',
        summary: 'Order a computer, or have a tired one replaced.',
        keywords: ['laptop', 'computer', 'hardware'],
        duration: 'Five working days',
        body: '<p>Machines are replaced every four years.</p>',
      },
      'zh-CN': {
        title: '申领笔记本电脑',
        summary: '申请新电脑或更换旧电脑。',
        keywords: ['电脑', '硬件'],
        duration: '五个工作日',
        body: '<p>电脑每四年更换一次。</p>',
      },
    },
  }),
  makeService({
    id: 'vpn-access',
    department: 'it-services',
    classificationIds: ['it'],
    handling: 'online',
    url: 'https://it.portico.example/vpn',
    views: 655,
    texts: {
      'en-US': {
        title: 'VPN access',
        summary: 'Work safely from outside the office.',
        keywords: ['remote', 'network'],
        body: '<p>Install the client, then sign in with your company account.</p>',
      },
      'zh-CN': {
        title: '开通 VPN',
        summary: '在办公室以外安全办公。',
        keywords: ['远程', '网络'],
        body: '<p>安装客户端，使用公司账号登录。</p>',
      },
    },
  }),
  makeService({
    id: 'shared-mailbox',
    department: 'it-services',
    classificationIds: ['it'],
    views: 87,
    texts: {
      'en-US': {
        title: 'Shared mailbox',
        summary: 'One address for a whole team.',
        keywords: ['mail'],
        body: '<p>Ask for it by a ticket that names the members.</p>',
      },
    },
  }),
];

export const money = (): ItemOf<'service'>[] => [
  makeService({
    id: 'travel-expenses',
    department: 'finance',
    classificationIds: ['money'],
    handling: 'online',
    url: 'https://expenses.portico.example',
    views: 870,
    texts: {
      'en-US': {
        title: 'Travel expenses',
        summary: 'Get back what you paid on a business trip.',
        keywords: ['expenses', 'receipts'],
        duration: 'Paid with the next salary',
        body: '<p>Photograph receipts on the day.</p>',
      },
      'zh-CN': {
        title: '差旅报销',
        summary: '报销出差期间垫付的费用。',
        keywords: ['报销', '发票'],
        duration: '随下月工资发放',
        body: '<p>请当天拍照保存票据。</p>',
      },
    },
  }),
  makeService({
    id: 'company-card',
    department: 'finance',
    classificationIds: ['money'],
    handling: 'in_person',
    views: 140,
    texts: {
      'en-US': {
        title: 'Company card',
        summary: 'A payment card for those who buy often.',
        keywords: ['card'],
        place: 'Finance, second floor',
        body: '<p>Bring your badge.</p>',
      },
      'zh-CN': {
        title: '公司信用卡',
        summary: '供采购频繁的同事使用。',
        keywords: ['信用卡'],
        place: '二楼财务部',
        body: '<p>请携带工牌。</p>',
      },
    },
  }),
];

export const workplace = (): ItemOf<'service'>[] => [
  makeService({
    id: 'meeting-room',
    department: 'facilities',
    classificationIds: ['workplace'],
    handling: 'online',
    url: 'https://rooms.portico.example',
    views: 801,
    texts: {
      'en-US': {
        title: 'Book a meeting room',
        summary: 'Rooms for two to forty, with or without screens.',
        keywords: ['room'],
        body: '<p>A room that nobody enters is freed after ten minutes.</p>',
      },
      'zh-CN': {
        title: '预订会议室',
        summary: '两人到四十人的会议室。',
        keywords: ['会议室'],
        body: '<p>十分钟无人签到将自动释放。</p>',
      },
    },
  }),
  makeService({
    id: 'parking-permit',
    department: 'facilities',
    classificationIds: ['workplace'],
    handling: 'download',
    attachments: [makeAttachment('3f0c5b1e-0a51-4c53-9d7e-51f0d6b1a003', 'parking-request.txt', 'Number plate, weekdays.')],
    views: 264,
    texts: {
      'en-US': {
        title: 'Parking permit',
        summary: 'A place for your car or bicycle.',
        keywords: ['car', 'bicycle'],
        cost: '20 euros a month, bicycles free',
        body: '<p>Places are given by lot twice a year.</p>',
      },
      'zh-CN': {
        title: '停车证',
        summary: '为汽车或自行车申请车位。',
        keywords: ['停车'],
        cost: '每月 20 欧元，自行车免费',
        body: '<p>车位每年抽签两次。</p>',
      },
    },
  }),
];
