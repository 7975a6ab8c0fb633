import type { sessions as english } from '../en-US/sessions';
import type { TextsOf } from '../texts';

export const sessions: TextsOf<typeof english> = {
  title: '登录设备',
  text: '以下浏览器均已登录您的账号。如有不认识或不再使用的设备，请将其退出。',
  heading: '我的设备',
  unknown: '未知设备',
  current: '本机',
  newest: '最近登录的其他设备',
  now: '正在使用',
  lastUsed: '最近使用：{{age}}',
  justUsed: '刚刚使用',
  signedIn: '登录时间：{{date}}',
  end: '退出',
  ending: '正在退出……',
  endNamed: '退出 {{device}}（{{used}}）',
  endOthers: '退出其他所有设备',
  ended: '已退出 {{device}}。',
  endedOthers_other: '已退出其他 {{count}} 台设备。',
  alone: '您没有在其他设备上登录。',
  advice: {
    title: '发现陌生设备？',
    text: '请先将其退出，再修改公司账号的密码，并告知信息技术部：您的账号可能已被他人使用。',
  },
  confirm: {
    title: '退出其他所有设备？',
    text_other: '其他 {{count}} 台设备将需要重新登录，未保存的内容可能丢失。本机不受影响。',
  },
};
