import type { contentCare as english } from '../../en-US/studio/content-care';
import type { TextsOf } from '../../texts';

export const contentCare: TextsOf<typeof english> = {
  stillRight: '确认无误',
  stillRightOf: '确认无误：{{title}}',
  undo: '撤销',
  confirmed: '已记录，读者看到的内容不变。',
  months: { label: '下次复核', '6': '6 个月后', '12': '12 个月后', '24': '24 个月后' },
  owner: { none: '无负责人', left: '已离职' },
  check: { overdue: '已逾期' },
  again: {
    late_other: '复核逾期 {{formatted}} 天',
    due: '{{time}}复核',
    left: '负责人 {{id}} 已离职',
  },
  extend: {
    open: '推迟到期…',
    of: '推迟到期：{{title}}',
    title: '到期时间',
    expires: '到期时间',
    empty: '永不到期',
    hint: '此后读者将找不到本页。不会通知任何人。',
    save: '保存',
    done: '将于 {{date}} 到期。',
    never: '已改为永不到期。',
  },
};
