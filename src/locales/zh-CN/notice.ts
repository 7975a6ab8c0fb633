import type { notice as english } from '../en-US/notice';
import type { TextsOf } from '../texts';

export const notice: TextsOf<typeof english> = {
  search: { label: '搜索通知公告', placeholder: '搬迁、放假安排、制度变更……' },
  pinned: { title: '置顶' },
  filter: {
    all: '全部公告',
    unread: '未读',
    mustRead: '待确认',
    department: '发布部门',
    anyDepartment: '不限',
    departmentFailed: '部门列表加载失败。',
    priority: '重要程度',
    anyPriority: '不限',
    ofPriority: '{{priority}}',
  },
  priority: { urgent: '紧急', important: '重要', normal: '普通' },
  tag: { mustRead: '待确认', mustReadBy: '{{date}}前确认', overdue: '{{date}}截止，逾期未确认', confirmed: '已确认' },
  unread: '未读：',
  allRead: '没有未读公告。',
  markAllRead: '全部标为已读（{{formatted}}）',
  total_other: '共 {{formatted}} 条公告',
  empty: { title: '暂无公告', text: '各部门发布的公告将在此显示。' },
  fact: {
    between: '、',
    published: '发布于 {{date}}',
    due: '请在 {{date}} 前确认',
    expires: '有效期至 {{date}}',
  },
  confirm: {
    title: '请阅读并确认',
    again: '内容有更新，请重新确认',
    due: '截止 {{date}}（{{days}}）',
    before: '您曾于 {{date}} 确认过旧版内容。',
    outdated: '您阅读期间本公告有更新，现已显示最新内容，请阅读后再确认。',
    button: '我已阅读',
    seen: '本公告的编辑可以看到谁已确认、谁尚未确认。',
    done: '您已于 {{date}} 确认。',
  },
  changedSince: '自您上次确认后的更新',
  fromDepartment: '{{department}}的其他公告',
  neighbours: { name: '其他公告', previous: '上一条', next: '下一条' },
  notFound: {
    title: '未找到该公告',
    text: '该公告可能已失效，或链接有误。请搜索，或前往通知公告查找。',
  },
  subscribe: '订阅',
};
