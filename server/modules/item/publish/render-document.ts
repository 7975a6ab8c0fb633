import type { Change } from '../../../../contract/item';
import { LOCALES, type Locale } from '../../../../contract/core/locale';
import type { FileKind, FoundReference, ShownFile } from '../markdown/article';
import { folderOf } from '../files/content-files';
import type { DocumentText, ItemDocument } from '../../../../contract/document';
import { renderMarkdown, type Rendered } from '../markdown/markdown';
import { nameIn } from '../read/names';

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
  return written ? renderWithoutFiles(written, folderOf(document)).references : [];
}

/** The texts of a document, rendered with the files that are stored for it. Throws ContentError. */
export function renderTexts(document: ItemDocument, files: readonly StoredFile[]): RenderedText[] {
  return LOCALES.flatMap((locale) => {
    const written = document.texts[locale];
    if (!written) return [];
    const render = files.length ? renderWithFiles : renderWithoutFiles;
    const { html, toc, text, lead } = render(written, folderOf(document), files);
    const { title, keywords, fields } = written;
    return [
      {
        locale,
        title,
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

/** Newest first, each in that language or else in another. */
const changesIn = ({ changes = [] }: ItemDocument, locale: Locale): Change[] =>
  changes
    .map(({ at, material, notes }) => ({ at, material, note: nameIn(notes, locale) }))
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at));

function renderWithFiles({ markdown }: DocumentText, folder: string, files: readonly StoredFile[]): Rendered {
  const stored = new Map(files.map((file) => [`${file.kind} ${file.source}`, file]));
  return renderMarkdown(markdown, { folder, fileAt: (path, kind) => stored.get(`${kind} ${path}`) ?? null });
}

/** A text is first rendered to find what it names; when it names no file, which most do not, that is what readers get. */
const known = new WeakMap<DocumentText, Rendered>();

function renderWithoutFiles(written: DocumentText, folder: string): Rendered {
  const rendered = known.get(written) ?? renderMarkdown(written.markdown, { folder, fileAt: () => null });
  known.set(written, rendered);
  return rendered;
}
