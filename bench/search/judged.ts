import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Locale } from '../../contract/locale';

const judged = z.object({
  queries: z.array(
    z.object({
      id: z.string(),
      half: z.enum(['tune', 'report']),
      corpus: z.enum(['sample', 'handbook']),
      lang: z.enum(['en', 'zh']),
      class: z.string(),
      query: z.string(),
      grades: z.record(z.string(), z.int().min(1).max(3)),
    }),
  ),
});
export type JudgedQuery = z.infer<typeof judged>['queries'][number];
export type Corpus = JudgedQuery['corpus'];

export const LOCALE_OF: Record<JudgedQuery['lang'], Locale> = { en: 'en-US', zh: 'zh-CN' };

export async function judgedQueries(): Promise<JudgedQuery[]> {
  const text = await readFile(join(import.meta.dirname, 'judged.json'), 'utf8');
  return judged.parse(JSON.parse(text)).queries;
}
