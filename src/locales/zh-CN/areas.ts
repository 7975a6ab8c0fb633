import type { Area } from 'contract/core/areas';

/** Name of each area, as the navigation and page titles show it. */
export const areaNames = {
  service: '办事大厅',
  notice: '通知公告',
  benefit: '员工福利',
  news: '福利资讯',
  personnel: '人事服务',
  information: '资料库',
  tool: '工具',
} satisfies Record<Area, string>;

/** Lead of each area's list. */
export const areaLeads = {
  service: '汇集各部门的表单与服务，请假、报销、领用电脑，一站办理。',
  notice: '公司动态与必读公告。',
  benefit: '福利项目、申领方式与截止日期。',
  news: '福利、健康与员工活动资讯。',
  personnel: '入职、合同、休假、培训、离职等人事制度与办理指引。',
  information: '员工手册、规章制度与办事指引。',
  tool: '常用办公系统，一键直达。',
} satisfies Record<Area, string>;

/** Buttons that lead to each area's list. */
export const areaBrowse = {
  service: '浏览服务',
  notice: '浏览公告',
  benefit: '浏览福利',
  news: '浏览福利资讯',
  personnel: '浏览人事指引',
  information: '浏览资料',
  tool: '浏览工具',
} satisfies Record<Area, string>;
