import { z } from 'zod';
import type { Reason } from '../../modules/item/markdown/content-error';
import { at } from './reasons';

/** Problem that a schema found in a value. */
export interface SchemaProblem {
  issue: z.core.$ZodIssue;
  /** Reason prefixed with the path of the value. */
  reason: Reason;
}

/** Chinese translations of the messages that the schemas of the content folder define. */
const OWN_TEXTS: Partial<Record<string, string>> = {
  'has no language': '没有任何语言的文本',
  'must be a whole number from 1': '必须是不小于 1 的整数',
  'must be 1 to 80 of a–z, 0–9 and -': '必须由 1 至 80 个 a–z、0–9 或 - 组成',
  'must not hold NUL characters': '不能含有 NUL 字符',
  'is no address of a website: write https://intranet.example/page': '不是网址，请写成 https://intranet.example/page',
  'names an answer that is not offered': '包含未提供的选项',
  'is the name of another entry': '与另一条目同名',
  'is the id of another entry': '与另一条目的 id 相同',
  'is the id of another slide': '与另一轮播的 id 相同',
  'contains an invalid character': '含有无效字符',
  'is no path of the portal': '不是门户的路径',
  'leads to an item or by a link, not both': '只能指向内容或链接之一',
  'holds no word': '不含任何词',
  'is another word of the list': '与列表中的另一个词相同',
};

const chineseErrors = z.locales.zhCN().localeError;

/** Returns the problems of a value in each language; none if the schema accepts it. */
export function schemaProblems(schema: z.ZodType, value: unknown): SchemaProblem[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  if (!issues.length) return [];
  // Messages that a schema defines take precedence over those of the locale, and are in English.
  const chinese = schema.safeParse(value, { error: chineseErrors }).error?.issues ?? [];
  return issues.map((issue, place) => ({
    issue,
    reason: at(issue.path.join('.'), {
      'en-US': issue.message,
      'zh-CN': OWN_TEXTS[issue.message] ?? chinese[place]?.message ?? issue.message,
    }),
  }));
}
