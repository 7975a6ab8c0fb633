import type { person as english } from '../en-US/person';
import type { TextsOf } from '../texts';

export const person: TextsOf<typeof english> = {
  ask: '咨询联系',
  orContact: '也可联系',
  hotline: '热线',
  write: '发邮件',
  writeTo: '给{{name}}发邮件，{{address}}',
  call: '拨打 {{number}}',
  callTo: '拨打 {{number}}，{{name}}',
  reply: {
    hours_other: '通常 {{count}} 小时内回复',
    days_other: '通常 {{count}} 个工作日内回复',
    weeks_other: '通常 {{count}} 周内回复',
  },
};
