import type { Change } from '../../../../contract/item';
import { LOCALES, type Locale } from '../../../../contract/core/locale';
import type { FileKind } from '../../../../contract/manage/file';
import type { FoundReference, ShownFile, Surroundings } from '../markdown/article';
import { folderOf } from '../files/content-files';
import type { DocumentText, ItemDocument } from '../../../../contract/document';
import { renderMarkdown, type Rendered } from '../markdown/markdown';
import { nameIn } from '../read/names';
import { staleLines } from '../../../../markdown/passages/stale-passages';

/** One language of an item as readers get it. */
export interface RenderedText
  extends Pick<DocumentText, 'title' | 'summary' | 'keywords' | 'fields'>, Pick<Rendered, 'html' | 'toc' | 'text'> {
  locale: Locale;
  changes: Change[];
}

/** A stored file of the document. */
export interface StoredFile extends ShownFile {
  kind: FileKind;
  source: string;
}

/** Returns the references in one text of a document. Throws ContentError if it cannot be rendered. */
export function referencesIn(document: ItemDocument, locale: Locale): FoundReference[] {
  const written = document.texts[locale];
  return written ? renderWithoutFiles(written, { locale, folder: folderOf(document) }).references : [];
}

/** Renders the texts of a document with its stored files; a draft without a title gets its id as one. Throws ContentError. */
export function renderTexts(document: ItemDocument, files: readonly StoredFile[]): RenderedText[] {
  return LOCALES.flatMap((locale) => {
    const written = document.texts[locale];
    if (!written) return [];
    const staleFrom = document.tellsStale ? staleLines(written.markdown, document.stalePassages?.[locale] ?? []) : [];
    const render = files.length || staleFrom.length ? renderWithFiles : renderWithoutFiles;
    const { html, toc, text, lead } = render(written, { locale, folder: folderOf(document), staleFrom }, files);
    const { title, keywords, fields } = written;
    return [
      {
        locale,
        title: title.trim() ? title : document.id,
        summary: written.summary || lead,
        keywords,
        fields,
        changes: changesIn(document, locale),
        html,
        toc,
        text,
      },
    ];
  });
}

/** Returns the changes, newest first, with each note in that language or, if missing, in the other one. */
const changesIn = ({ changes = [] }: ItemDocument, locale: Locale): Change[] =>
  changes
    .map(({ at, material, notes }) => ({ at, material, note: nameIn(notes, locale) }))
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at));

type Place = Pick<Surroundings, 'locale' | 'folder' | 'staleFrom'>;

function renderWithFiles({ markdown }: DocumentText, place: Place, files: readonly StoredFile[]): Rendered {
  const stored = new Map(files.map((file) => [`${file.kind} ${file.source}`, file]));
  return renderMarkdown(markdown, { ...place, fileAt: (path, kind) => stored.get(`${kind} ${path}`) ?? null });
}

/**
 * Cache of texts rendered without files. A text is rendered first to find its references; most refer to no file, and then that
 * result is final.
 */
const known = new WeakMap<DocumentText, Rendered>();

function renderWithoutFiles(written: DocumentText, place: Place): Rendered {
  const rendered = known.get(written) ?? renderMarkdown(written.markdown, { ...place, fileAt: () => null });
  known.set(written, rendered);
  return rendered;
}
