import { z } from 'zod';
import { itemId } from '../../contract/core/endpoint';
import { MAX_QUESTIONS } from '../../contract/document';
import { day, dayOrMoment } from '../../contract/item';
import { stalePassages } from '../../contract/document';
import { LOCALES } from '../../contract/core/locale';
import { ROLES } from '../../contract/core/permissions';

const words = (max: number) => z.string().trim().min(1).max(max);
const list = (max: number) => z.array(words(max)).default([]);

/** Classification written as "A > B", from the broadest to the narrowest; front matter may list several. */
const classificationPath = z.string().transform((written) => written.split('>').map((name) => name.trim()));
const classifications = z.preprocess(
  (written) => (typeof written === 'string' ? [written] : written),
  z.array(classificationPath.pipe(z.array(z.string().min(1).max(120)).min(1).max(4))).max(10),
);

/** Schema of a timestamp; a date without a time means midnight UTC. */
const moment = dayOrMoment.transform((written) => new Date(written).toISOString());

const change = z.strictObject({ date: moment, note: words(500), material: z.boolean().default(false) });
/** Change in a translation, which need not have a note in its language. */
const translatedChange = change.extend({ note: words(500).optional() });

/** Front matter of an item that is written once per language. */
const textKeys = {
  title: words(300),
  summary: words(1000).default(''),
  classification: classifications.default([]),
  keywords: z.array(words(80)).max(50).default([]),
  questions: z.array(words(200)).max(MAX_QUESTIONS).default([]),
  department: words(120).nullable().default(null),
  stalePassages: stalePassages.default([]),
};

const audience = z.strictObject({ departments: list(120), locations: list(120), roles: z.array(z.enum(ROLES)).default([]) });

/** Front matter of the base file that applies to all languages. */
const factKeys = {
  contact: words(400).nullable().default(null),
  owner: itemId.nullable().default(null),
  checkBy: day.nullable().default(null),
  attachments: z.array(words(1000)).max(100).default([]),
  fileNames: z.record(z.string(), words(150)).default({}),
  publishedAt: moment.nullable().default(null),
  updatedAt: moment.nullable().default(null),
  expiresAt: moment.nullable().default(null),
  audience: audience.prefault({}),
  tellsStale: z.boolean().default(false),
  draft: z.boolean().default(false),
  locale: z.enum(LOCALES).default(LOCALES[0]),
};

const changesOf = <C extends z.ZodType>(each: C) => z.array(each).max(100).default([]);

export const translationKeys = z.object({ ...textKeys, changes: changesOf(translatedChange) });
export const baseKeys = z.object({ ...textKeys, changes: changesOf(change), ...factKeys });
export type WrittenText = z.infer<typeof translationKeys>;
export type WrittenBase = z.infer<typeof baseKeys>;
