import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Locale } from '../../contract/core/locale';

export const HALVES = ['tune', 'report'] as const;
/** Corpora, one of which is the portal's only content during a query. Their order is part of the rule for the halves. */
export const CORPORA = ['sample', 'handbook'] as const;
export const LANGUAGES = ['en', 'zh'] as const;
/** Kinds of difficulty; each query belongs to one. */
const CLASSES = [
  'exact-title',
  'keyword',
  'words',
  'natural-question',
  'alias',
  'everyday-words',
  'typo',
  'short-typo',
  'one-character',
  'short-han',
  'long-han',
  'traditional',
  'pinyin-full',
  'pinyin-initials',
  'full-width',
  'mixed',
  'plural-inflection',
  'accent-case-hyphen',
  'phrase',
  'zero',
] as const;

const judged = z.strictObject({
  queries: z.array(
    z.strictObject({
      id: z.string().min(1),
      half: z.enum(HALVES),
      corpus: z.enum(CORPORA),
      lang: z.enum(LANGUAGES),
      class: z.enum(CLASSES),
      query: z.string().regex(/\S/),
      grades: z.record(z.string(), z.int().min(1).max(3)),
    }),
  ),
});
export type JudgedQuery = z.infer<typeof judged>['queries'][number];
export type Corpus = JudgedQuery['corpus'];

export const LOCALE_OF: Record<JudgedQuery['lang'], Locale> = { en: 'en-US', zh: 'zh-CN' };

/** Returns the judged queries. Throws if the file does not match the schema. */
export async function judgedQueries(): Promise<JudgedQuery[]> {
  const text = await readFile(join(import.meta.dirname, 'judged.json'), 'utf8');
  return judged.parse(JSON.parse(text)).queries;
}
