import type { ItemCard, ItemDetail, Named } from '../../../contract/item';
import { LOCALES, type Locale } from '../../../contract/core/locale';
import { attachmentPath } from '../../../contract/core/paths';
import type { ItemDocument, Names } from '../../../contract/document';
import type { Person } from '../../../contract/person';
import { nameIn } from '../item/read/names';
import { mayEdit } from '../item/read/policy';
import { renderTexts, type RenderedText } from '../item/publish/render-document';
import { slugId } from '../item/markdown/slug';
import type { StoredFileRow } from '../item/files/stored-file-repository';
import { attachmentOf } from '../item/files/stored-files';
import type { DraftRow } from './repository';
import type { ReadContext } from '../item/read/read-context';

export interface Draft {
  row: DraftRow;
  owner: Person | null;
  files: readonly StoredFileRow[];
}
/** Reader of a draft, with the token of their preview link if they use one. */
export interface DraftReader extends ReadContext {
  token: string | undefined;
}

/** Returns a draft as its item's page would show it, with all counts 0, and its area-specific facts. */
export function draftDetail({ row, owner, files }: Draft, { viewer, locale, token }: DraftReader) {
  const { document } = row;
  const text = textIn(renderTexts(document, files), locale);
  const detail: ItemDetail = {
    ...draftCard(row, text, locale),
    ...{ keywords: text.keywords, contact: document.contact, owner, audience: document.audience },
    body: token ? withToken(text.html, files, token) : text.html,
    toc: text.toc,
    attachments: files.filter(({ kind }) => kind === 'attachment').map(attachmentOf),
    classifications: document.classifications.flatMap((path) => path.slice(-1).map((names) => namedIn(names, locale))),
    related: [],
    changes: text.changes,
    locales: LOCALES.filter((own) => document.texts[own]),
    shareCount: 0,
    useful: { yes: 0, no: 0, mine: null },
    revision: row.revision,
    can: { edit: mayEdit(viewer, row) },
  };
  return { detail, fields: document.fields, textFields: text.fields };
}

function draftCard({ area, id, document, updatedAt }: DraftRow, text: RenderedText, locale: Locale): ItemCard {
  const { title, summary } = text;
  return {
    ...{ area, id, title, summary, locale: text.locale },
    department: document.department && namedIn(document.department, locale),
    classificationIds: document.classifications.flatMap((path) => path.slice(-1).map((names) => namedIn(names, locale).id)),
    publishedAt: document.publishedAt,
    updatedAt: updatedAt.toISOString(),
    views: 0,
    favourite: false,
  };
}

/**
 * Returns the title of a draft in that language or, if missing, in the other one; the id of a draft without a title. `locale` is
 * the language of the title.
 */
export function draftTitle({ id, texts }: ItemDocument, wanted: Locale): { title: string; locale: Locale } {
  for (const locale of [wanted, ...LOCALES]) {
    const title = texts[locale]?.title.trim();
    if (title) return { title, locale };
  }
  return { title: id, locale: wanted };
}

/** Returns a department or classification with the id that publishing will give it, unless that id is taken. */
const namedIn = (names: Names, locale: Locale): Named => ({ id: slugId(nameIn(names, LOCALES[0])), name: nameIn(names, locale) });

function textIn(texts: readonly RenderedText[], locale: Locale): RenderedText {
  const found = texts.find((text) => text.locale === locale) ?? texts[0];
  if (!found) throw new Error('a draft without any text is stored');
  return found;
}

/** Adds the token to the addresses of the draft's pictures and files, so that the holder of a preview link can load them. */
function withToken(html: string, files: readonly StoredFileRow[], token: string): string {
  const withTokenOf = (body: string, { id }: StoredFileRow): string =>
    body.replaceAll(
      new RegExp(`${attachmentPath(id)}(?:\\?w=(\\d+))?(?=["\\s])`, 'g'),
      (_, width?: string) => attachmentPath(id, token) + (width === undefined ? '' : `&amp;w=${width}`),
    );
  return files.reduce(withTokenOf, html);
}
