import { LOCALES, type Locale } from 'contract/core/locale';
import type { DocumentText, ItemDocument } from 'contract/document';
import { isEqual } from '../../saving/is-equal';
import { diffBlocks, type BlockChange } from './diff-blocks';
import { diffText, type TextPart } from './diff-text';

/** Differences of the text in one language. */
export interface LanguageDiff {
  locale: Locale;
  kind: 'same' | 'added' | 'removed' | 'changed';
  title: TextPart[];
  /** Null if it is the same in both versions; so are the blocks of the body. */
  summary: TextPart[] | null;
  blocks: BlockChange[] | null;
}

export interface FieldChange {
  name: string;
  /** Language of a field that each language has; null for fields of the whole item. */
  locale: Locale | null;
  before: unknown;
  after: unknown;
}

export interface DocumentDiff {
  /** All languages of either version. */
  texts: LanguageDiff[];
  fields: FieldChange[];
}

/** Returns the differences between two versions of an item. Without an earlier version, everything is added. */
export function diffDocuments(before: ItemDocument | null, after: ItemDocument): DocumentDiff {
  const languages = LOCALES.map((locale) => ({ locale, before: before?.texts[locale], after: after.texts[locale] }));
  return {
    texts: languages.flatMap((each) => (each.before || each.after ? [diffLanguage(each)] : [])),
    fields: [
      ...diffFields(null, before ? itemFields(before) : {}, itemFields(after)),
      ...languages.flatMap((each) => diffFields(each.locale, textFields(each.before), textFields(each.after))),
    ],
  };
}

interface Versions {
  locale: Locale;
  before: DocumentText | undefined;
  after: DocumentText | undefined;
}

function diffLanguage({ locale, before, after }: Versions): LanguageDiff {
  const diffOf = (field: 'title' | 'summary') => diffText(before?.[field] ?? '', after?.[field] ?? '');
  const title = diffOf('title');
  const summary = isSame(before?.summary, after?.summary) ? null : diffOf('summary');
  const blocks = diffBlocks(before?.markdown ?? '', after?.markdown ?? '');
  const isChanged = summary !== null || blocks !== null || title.some(({ kind }) => kind !== 'same');
  const kind = !before ? 'added' : !after ? 'removed' : isChanged ? 'changed' : 'same';
  return { locale, kind, title, summary, blocks };
}

type Fields = Record<string, unknown>;

/**
 * Returns the fields of an item that do not depend on the language. The time of saving differs in each revision and is left out;
 * so is the folder that addresses are relative to, if it is the one of the area.
 */
function itemFields({
  area,
  id: _id,
  texts: _texts,
  updatedAt: _time,
  audience,
  fields,
  folder,
  ...others
}: ItemDocument): Fields {
  return { ...fields, ...others, folder: folder === area ? undefined : folder, ...audience };
}

const textFields = (text: DocumentText | undefined): Fields =>
  text ? { keywords: text.keywords, questions: text.questions, ...text.fields } : {};

const diffFields = (locale: Locale | null, before: Fields, after: Fields): FieldChange[] =>
  Object.keys({ ...before, ...after })
    .map((name) => ({ name, locale, before: before[name], after: after[name] }))
    .filter((field) => !isSame(field.before, field.after));

const isSame = (before: unknown, after: unknown): boolean => isEqual(before, after) || (isEmpty(before) && isEmpty(after));

/** Returns whether a field says nothing. Earlier revisions lack the fields that were introduced later. */
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
