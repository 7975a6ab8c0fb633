import type { Names } from './item';

export const DEPARTMENTS: Record<string, Names> = {
  'people-operations': { 'en-US': 'People Operations', 'zh-CN': '人力资源部' },
  'it-services': { 'en-US': 'IT Services', 'zh-CN': '信息技术部' },
  finance: { 'en-US': 'Finance', 'zh-CN': '财务部' },
  facilities: { 'en-US': 'Facilities', 'zh-CN': '行政部' },
};

export const KEYWORDS: Names[] = [
  { 'en-US': 'leave', 'zh-CN': '休假' },
  { 'en-US': 'laptop', 'zh-CN': '电脑' },
  { 'en-US': 'expenses', 'zh-CN': '报销' },
];
