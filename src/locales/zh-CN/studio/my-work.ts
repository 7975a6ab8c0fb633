import type { myWork as english } from '../../en-US/studio/my-work';
import type { TextsOf } from '../../texts';

export const myWork: TextsOf<typeof english> = {
  latest: '上次写到这里',
  continue: '继续撰写',
  saved: '{{age}}保存',
  unpublished: '尚未发布',
  beside: '修改尚未发布',
  missing: '缺{{language}}版',
  behind: '有段落待核对',
  nothing: '暂无进行中的草稿',
  nothingText: '写下的内容会存为草稿，随时可以回到这里继续。',
  start: '开始新内容',
  insightsOf: '{{views}}：“{{title}}”的数据分析',
  due: {
    title: '待您处理',
    now: '需立即处理',
    soon: '七天内',
    later: '以后',
    ending: '即将到期',
    returned: '{{age}}退回',
    expires: '{{time}}到期',
  },
  stale: { all: '全部 {{formatted}} 篇待复核' },
  returned: { all: '全部 {{formatted}} 篇已退回' },
  submitted: { title: '等待发布', all: '全部 {{formatted}} 篇待发布' },
  scheduled: { title: '定时发布', all: '全部 {{formatted}} 篇定时发布' },
  mine: {
    all: '全部 {{formatted}} 篇草稿',
  },
  others: {
    title: '他人的草稿',
    all: '全部 {{formatted}} 篇草稿',
  },
  published: {
    title: '最近发布',
    all: '全部 {{formatted}} 篇已发布',
  },
  expiring: {
    all: '全部 {{formatted}} 篇即将到期',
  },
};
