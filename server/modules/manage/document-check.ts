import type { z } from 'zod';
import { AREA_FIELDS } from '../../../contract/areas';
import { dayOrMoment } from '../../../contract/item';
import type { DocumentText, ItemDocument } from '../../../contract/document';
import { isStorable } from '../../db/storable';
import { AppError } from '../../http/errors';
import { pathWithin, placeOf } from '../item/markdown/references';
import { slugId } from '../item/markdown/slug';
import { ContentError } from '../item/markdown/content-error';
import type { NamedFile } from '../item/files/content-files';
import { keyOf } from '../item/files/stored-files';

/**
 * Returns the document with the fields of its area as their schemas parse them. Throws `document.invalid` with the path of each
 * wrong field.
 */
export function parsedDocument(document: ItemDocument): ItemDocument {
  const schemas = AREA_FIELDS[document.area];
  const errors: Record<string, string> = {};
  const parsed = (schema: z.ZodObject, facts: Record<string, unknown>, path: string): Record<string, unknown> => {
    const result = schema.safeParse(facts);
    for (const issue of result.error?.issues ?? []) errors[[path, ...issue.path].join('.')] = issue.message;
    return result.data ?? facts;
  };
  const fields = parsed(schemas.fields, document.fields, 'fields');
  const texts = Object.entries(document.texts).map(([locale, text]): [string, DocumentText] => [
    locale,
    { ...text, fields: parsed(schemas.textFields, text.fields, `texts.${locale}.fields`) },
  ]);
  const dates = { publishedAt: document.publishedAt, expiresAt: document.expiresAt, updatedAt: document.updatedAt };
  for (const [path, date] of [...Object.entries(dates), ...(document.changes ?? []).map(({ at }) => ['changes', at] as const)])
    if (date !== null && !dayOrMoment.safeParse(date).success) errors[path] = 'is not a date of the years 1900 to 2999';
  if (isBefore(document.expiresAt, document.publishedAt)) errors.expiresAt = NOT_AFTER;
  if (!isFolderOf(document)) errors.folder = 'is no folder of its area in a content folder';
  if (!isStorable(document)) errors.document = 'must not hold NUL characters or halves of characters';
  if (!texts.length) errors.texts = 'needs a text in at least one language';
  if (Object.keys(errors).length) throw new AppError('document.invalid', errors);
  return { ...document, fields, texts: Object.fromEntries(texts) };
}

const NOT_AFTER = 'is not after the publication';

const isBefore = (expiresAt: string | null, published: string | null): boolean =>
  expiresAt !== null && published !== null && Date.parse(expiresAt) <= Date.parse(published);

/** Throws `document.invalid` if a document that is published at that time would have expired by then. */
export function requireLaterExpiry({ expiresAt }: ItemDocument, published: Date): void {
  if (isBefore(expiresAt, published.toISOString())) throw new AppError('document.invalid', { expiresAt: NOT_AFTER });
}

/** Throws `document.invalid` for a text without a title, which readers could not find. */
export function requireTitles({ texts }: ItemDocument): void {
  const untitled = Object.entries(texts).filter(([, { title }]) => title.trim() === '');
  const errors = untitled.map(([locale]) => [`texts.${locale}.title`, 'must not be empty']);
  if (errors.length) throw new AppError('document.invalid', Object.fromEntries(errors) as Record<string, string>);
}

const isFolderOf = ({ area, folder }: ItemDocument): boolean =>
  folder === undefined || (pathWithin('', folder) === folder && placeOf(`${folder}/a.md`)?.area === area);

/** Throws `document.invalid` for the id of a new item that the name of a file cannot give, such as one with two hyphens in a row. */
export function requireFileId({ id }: Pick<ItemDocument, 'id'>): void {
  if (slugId(id) !== id)
    throw new AppError('document.invalid', { id: 'must be words of a–z and 0–9 with single hyphens between them' });
}

/** Throws `document.invalid` if the document lists an attachment that is not among the files. */
export function requireAttachments(document: ItemDocument, files: readonly NamedFile[]): void {
  const stored = new Set(files.map(keyOf));
  const missing = document.attachments.filter((source) => !stored.has(keyOf({ kind: 'attachment', source })));
  if (missing.length) throw new AppError('document.invalid', { attachments: `are not stored: ${missing.join(', ')}` });
}

/** Runs work that renders texts. Throws `document.invalid` for a text that cannot be rendered. */
export async function withRenderErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ContentError) throw new AppError('document.invalid', { texts: error.message });
    throw error;
  }
}
