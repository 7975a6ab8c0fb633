import type { welfare as english } from '../en-US/welfare';
import type { TextsOf } from '../texts';

export const welfare: TextsOf<typeof english> = {
  benefits: '福利项目',
  news: '福利资讯',
  allNews: '全部资讯',
  search: { label: '搜索福利与资讯', placeholder: '体检、健身、公积金……' },
  benefitList: {
    all: '全部福利',
    total_other: '共 {{formatted}} 项福利',
    empty: '暂无福利项目',
    emptyText: '各部门发布的福利将在此显示。',
  },
  newsList: {
    all: '全部资讯',
    total_other: '共 {{formatted}} 篇资讯',
    empty: '暂无资讯',
    emptyText: '各部门发布的资讯将在此显示。',
    none: '暂无资讯。',
  },
  window: { soon: '即将开放', open: '开放中', closing: '即将截止', closed: '已截止', always: '长期开放' },
  dates: { range: '{{from}}至{{until}}', from: '{{date}}起', until: '截至 {{date}}', closed: '已于 {{date}}截止' },
  fact: { amount: '福利标准', who: '适用对象', window: '申领状态' },
  section: { steps: '申领步骤', eligibility: '我能申领吗？' },
  claim: '在线申领',
  visit: '访问网站',
  deadline: {
    title: '申领期限',
    opening: '开放时间',
    period: '申领时间',
    opens: '{{days}}开放',
    today: '今天截止',
    daysLeft_other: '还剩 {{formatted}} 天',
    calendar: '添加到日历',
  },
  eligibility: {
    private: '您的回答只保留在当前浏览器窗口中，不会上传。',
    yes: '是',
    no: '否',
    missing: '请回答此问题。',
    check: '查看结果',
    open_other: '还有 {{formatted}} 个问题未回答。',
    entitled: '根据以上回答，您符合申领条件。',
    against: '您可能不符合申领条件：',
  },
  benefitNotFound: {
    title: '未找到该福利',
    text: '该福利可能已下线，或链接有误。请搜索，或前往员工福利查找。',
  },
  newsNotFound: {
    title: '未找到该资讯',
    text: '该资讯可能已下线，或链接有误。请搜索，或前往福利资讯查找。',
  },
  searchPage: {
    title: '搜索员工福利',
    start: '想查找什么？',
    startText: '在上方输入关键词，可同时搜索福利项目和资讯。',
    none: '没有相关内容。',
    allBenefits: '查看全部 {{formatted}} 项福利',
    allNews: '查看全部 {{formatted}} 篇资讯',
    both: '同时显示福利与资讯',
  },
};
