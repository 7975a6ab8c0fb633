import type { Locale } from '../../contract/locale';

type Names = Record<Locale, string>;

export const DEPARTMENTS: Record<string, Names> = {
  'people-operations': { 'en-US': 'People Operations', 'zh-CN': '人力资源部' },
  'it-services': { 'en-US': 'IT Services', 'zh-CN': '信息技术部' },
  finance: { 'en-US': 'Finance', 'zh-CN': '财务部' },
  facilities: { 'en-US': 'Facilities', 'zh-CN': '行政部' },
};

export interface ClassificationSeed {
  id: string;
  names: Names;
  parent: string | null;
}

export const CLASSIFICATIONS: ClassificationSeed[] = [
  { id: 'working-life', names: { 'en-US': 'Working life', 'zh-CN': '工作生活' }, parent: null },
  { id: 'time-off', names: { 'en-US': 'Time off', 'zh-CN': '休假' }, parent: 'working-life' },
  { id: 'certificates', names: { 'en-US': 'Certificates', 'zh-CN': '证明开具' }, parent: 'working-life' },
  { id: 'it', names: { 'en-US': 'Computers and accounts', 'zh-CN': '电脑与账号' }, parent: null },
  { id: 'money', names: { 'en-US': 'Money', 'zh-CN': '财务报销' }, parent: null },
  { id: 'workplace', names: { 'en-US': 'Workplace', 'zh-CN': '办公场所' }, parent: null },
  { id: 'archive', names: { 'en-US': 'Archive', 'zh-CN': '历史归档' }, parent: null },
];

export const KEYWORDS: Names[] = [
  { 'en-US': 'leave', 'zh-CN': '休假' },
  { 'en-US': 'laptop', 'zh-CN': '电脑' },
  { 'en-US': 'expenses', 'zh-CN': '报销' },
];
