import type { service as english } from '../en-US/service';
import type { TextsOf } from '../texts';

export const service: TextsOf<typeof english> = {
  search: { label: '搜索办事大厅', placeholder: '请假、报销、领用电脑……' },
  filter: {
    all: '全部服务',
    handling: '办理方式',
    anyHandling: '不限',
  },
  handling: { online: '在线办理', download: '下载表格', in_person: '现场办理' },
  total_other: '共 {{formatted}} 项服务',
  empty: { title: '暂无服务', text: '各部门发布的服务将在此显示。' },
  action: { online: '前往在线办理', download: '下载表格', place: '办理地点' },
  fact: {
    who: '适用对象',
    duration: '办理时限',
    cost: '费用',
    hours: '办理时间',
    place: '地点',
  },
  section: { steps: '办理步骤', materials: '所需材料' },
  notFound: {
    title: '未找到该服务',
    text: '该服务可能已下线，或链接有误。请搜索，或前往办事大厅查找。',
  },
};
