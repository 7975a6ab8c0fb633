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
    late_other: '复核逾期{{formatted}}天',
    due: '{{time}}复核',
    left: '负责人 {{id}} 已离职',
  },
  extend: {
    open: '延期…',
    of: '延期：{{title}}',
    title: '失效时间',
    expires: '失效时间',
    empty: '不失效',
    hint: '此后读者将找不到本页。不会通知任何人。',
    save: '保存',
    done: '将于 {{date}} 失效。',
    never: '不再失效。',
  },
};
