import { AREA_FOLDERS } from '../../../../contract/core/areas';
import type { FileKind } from '../../../../contract/manage/file';
import type { FoundReference } from '../markdown/article';
import type { ItemDocument } from '../../../../contract/document';

/** File that a document refers to, by its path within the content folder. */
export interface NamedFile {
  kind: FileKind;
  source: string;
}

/** File that a document refers to, with its content, validated and ready to be stored. Width and height are in pixels, null if unknown. */
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

/**
 * Returns the files that a document refers to, without duplicates: its listed attachments first, then those that its texts show
 * or link to.
 */
export function namedFiles(document: ItemDocument, references: readonly FoundReference[]): NamedFile[] {
  const listed = document.attachments.map((source): NamedFile => ({ kind: 'attachment', source }));
  const mentioned = references.flatMap(({ as, target }): NamedFile[] =>
    target.kind === 'file' ? [{ kind: as === 'picture' ? 'picture' : 'attachment', source: target.path }] : [],
  );
  return [...new Map([...listed, ...mentioned].map((file) => [`${file.kind} ${file.source}`, file])).values()];
}
