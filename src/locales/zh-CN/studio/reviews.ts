import type { reviews as english } from '../../en-US/studio/reviews';
import type { TextsOf } from '../../texts';

export const reviews: TextsOf<typeof english> = {
  someone: '有同事',
  waitingFor_other: '{{formatted}} 篇待您审核',
  work_other: '有 {{formatted}} 篇草稿等您审核',
  rule: { required: '须审核通过后才能发布。', optional: '不审核也可以发布。' },
  editor: {
    submit: '提交审核',
    submitAction: '提交',
    note: '给审核人的留言（选填）',
    blocked: '当前版本须先审核通过才能发布。',
    newer: '提交后又有修改，审核人看到的是最近一次保存的版本。',
    approved: '{{name}} 于 {{time}} 审核通过，可以发布了。',
    voided: '{{name}} 通过的是之前的版本，之后的修改须重新审核。',
    review: '去审核',
    overrule: '跳过审核直接发布…',
    overruleTitle: '跳过审核直接发布',
    overruleText: '此栏目须审核后发布。您填写的原因会记入日志，并显示在历史版本中。',
    reason: '原因',
  },
  history: '{{name}}未经审核发布：{{reason}}',
};
