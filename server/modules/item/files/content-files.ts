import { AREA_FOLDERS } from '../../../../contract/core/areas';
import type { FileKind, FoundReference } from '../markdown/article';
import type { ItemDocument } from '../../../../contract/document';

/** A file that a document names, by its path within the content folder. */
export interface NamedFile {
  kind: FileKind;
  source: string;
}

/** A named file with its bytes, checked and ready to be stored. Width and height in pixels, of pictures that have them. */
export interface ContentFile extends NamedFile {
  name: string;
  type: string;
  bytes: Buffer;
  sha256: string;
  width: number | null;
  height: number | null;
}

export const folderOf = (document: Pick<ItemDocument, 'area' | 'folder'>): string =>
  document.folder ?? AREA_FOLDERS[document.area];

/** The files that a document is stored with: those listed with it first, then those that its texts show or link to. */
export function namedFiles(document: ItemDocument, references: readonly FoundReference[]): NamedFile[] {
  const listed = document.attachments.map((source): NamedFile => ({ kind: 'attachment', source }));
  const mentioned = references.flatMap(({ as, target }): NamedFile[] =>
    target.kind === 'file' ? [{ kind: as === 'picture' ? 'picture' : 'attachment', source: target.path }] : [],
  );
  return [...new Map([...listed, ...mentioned].map((file) => [`${file.kind} ${file.source}`, file])).values()];
}
