import { makeTool } from './factories';
import type { ItemOf } from './item';

/** Returns tools in three groups. */
export const sampleTools = (): ItemOf<'tool'>[] => [...everyday(), ...projects(), ...data()];

const everyday = (): ItemOf<'tool'>[] => [
  makeTool({
    id: 'mail',
    department: 'it-services',
    classificationIds: ['everyday'],
    contact: 'helpdesk@portico.example',
    owner: 'chen-jing',
    url: 'https://mail.portico.example',
    views: 900,
    texts: {
      'en-US': {
        title: 'Mail',
        summary: 'Letters and invitations.',
        keywords: ['inbox', 'e-mail'],
        body: '<h2 id="on-your-phone">On your phone</h2><p>Install the app and scan the code.</p>',
      },
      'zh-CN': {
        title: '邮箱',
        summary: '收发邮件与邀请。',
        keywords: ['收件箱', '邮件'],
        body: '<h2 id="on-your-phone">手机使用</h2><p>安装应用后扫码登录。</p>',
      },
    },
  }),
  makeTool({
    id: 'calendar',
    department: 'it-services',
    classificationIds: ['everyday'],
    url: 'https://calendar.portico.example',
    views: 810,
    texts: {
      'en-US': {
        title: 'Calendar',
        summary: 'Your day and everyone else’s.',
        keywords: ['meetings'],
        body: '<p>Share it with your team.</p>',
      },
      'zh-CN': { title: '日历', summary: '您与同事的日程。', keywords: ['会议'], body: '<p>可与团队共享。</p>' },
    },
  }),
];

const projects = (): ItemOf<'tool'>[] => [
  makeTool({
    id: 'task-board',
    department: 'it-services',
    classificationIds: ['projects'],
    url: 'https://tasks.portico.example',
    views: 640,
    texts: {
      'en-US': {
        title: 'Task board',
        summary: 'Who does what until when.',
        keywords: ['kanban'],
        body: '<p>Ask for a board by a ticket.</p>',
      },
      'zh-CN': { title: '任务看板', summary: '谁在何时完成什么。', keywords: ['看板'], body: '<p>通过工单申请看板。</p>' },
    },
  }),
  makeTool({
    id: 'drawing-room',
    department: null,
    classificationIds: ['projects'],
    url: 'https://draw.portico.example',
    views: 120,
    texts: {
      'en-US': { title: 'Drawing room', summary: 'A wall to sketch on together.', keywords: ['whiteboard'], body: '' },
    },
  }),
];

const data = (): ItemOf<'tool'>[] => [
  makeTool({
    id: 'timetables',
    department: 'it-services',
    classificationIds: ['data'],
    url: 'https://timetables.portico.example',
    views: 330,
    texts: {
      'en-US': {
        title: 'Timetables',
        summary: 'Departures and delays, by ship.',
        keywords: ['reports'],
        body: '<p>Figures are a day old.</p>',
      },
      'zh-CN': { title: '船期数据', summary: '按船只查看航班与延误。', keywords: ['报表'], body: '<p>数据滞后一天。</p>' },
    },
  }),
  makeTool({
    id: 'survey-desk',
    department: 'people-operations',
    classificationIds: ['data', 'everyday'],
    url: 'https://survey.portico.example',
    views: 75,
    texts: {
      'en-US': {
        title: 'Survey desk',
        summary: 'Ask your colleagues a question.',
        keywords: ['poll'],
        body: '<p>Answers stay anonymous.</p>',
      },
      'zh-CN': { title: '问卷平台', summary: '向同事发起调查。', keywords: ['投票'], body: '<p>答案匿名保存。</p>' },
    },
  }),
];
