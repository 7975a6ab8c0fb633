import { LOCALES } from '../../contract/core/locale';
import { decodeAddress } from '../modules/item/markdown/address';
import type { FoundReference } from '../modules/item/markdown/article';
import { ContentError } from '../modules/item/markdown/content-error';
import { namedFiles, type ContentFile, type NamedFile } from '../modules/item/files/content-files';
import { referencesIn } from '../modules/item/publish/render-document';
import type { Reference } from '../modules/item/markdown/references';
import { readContentFile } from './files-within';
import { UnusableDocument, type Problem } from './problem';
import { unusableAttachment, type ReadFile, type ReadItem } from './read-item';

/** A link to a document, with the problem to report if that document does not exist after the import. */
export interface DocumentLink extends Problem {
  target: Extract<Reference, { kind: 'document' }>;
}

interface PlacedReference extends FoundReference {
  file: string;
  line: number;
}

/** Files and documents that an item's texts refer to: files to store with it, links to other documents, and warnings. */
export class ItemFiles {
  readonly warnings: Problem[] = [];
  readonly links: DocumentLink[];
  readonly #references: PlacedReference[];

  constructor(
    private readonly folder: string,
    private readonly item: ReadItem,
  ) {
    this.#references = placedReferences(item);
    this.links = this.#references.flatMap(({ file, line, address, target }) =>
      target.kind === 'document' ? [{ file, line, target, reason: `${address} leads to a document that is not there` }] : [],
    );
    for (const reference of this.#references) this.#warn(reference, strangeness(reference));
  }

  /** Reads the files. Throws UnusableDocument for an attachment in the front matter; an unusable file in a text causes a warning. */
  async read(): Promise<ContentFile[]> {
    const files: ContentFile[] = [];
    for (const named of namedFiles(this.item.document, this.#references)) {
      try {
        const file = await readContentFile(this.folder, named);
        files.push({ ...file, name: this.item.fileNames.get(file.source) ?? file.name });
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        this.#leaveOut(named, error.message);
      }
    }
    return files;
  }

  #leaveOut({ kind, source }: NamedFile, reason: string): void {
    const { document, base } = this.item;
    if (kind === 'attachment' && document.attachments.includes(source))
      throw unusableAttachment(base, document.attachments.indexOf(source), `${source} ${reason}`);
    const named = this.#references.filter(
      ({ target, as }) => target.kind === 'file' && target.path === source && (as === 'picture') === (kind === 'picture'),
    );
    for (const reference of named) this.#warn(reference, `${reason}; it is shown as text`);
  }

  #warn({ file, line, address }: PlacedReference, reason: string | null): void {
    if (reason) this.warnings.push({ file, line, reason: `${address} ${reason}` });
  }
}

function strangeness({ as, target }: FoundReference): string | null {
  if (target.kind === 'nowhere') return 'has no target; it is shown as text';
  if (as === 'picture' && target.kind === 'external') return 'is a picture of another site; it is shown as a link';
  return as === 'picture' && target.kind !== 'file' ? 'is no picture; it is shown as text' : null;
}

function placedReferences({ document, files }: ReadItem): PlacedReference[] {
  return LOCALES.flatMap((locale) => {
    const file = files[locale];
    return file ? referencesOf(file, () => referencesIn(document, locale)) : [];
  });
}

function referencesOf(file: ReadFile, find: () => FoundReference[]): PlacedReference[] {
  try {
    return find().map((reference) => ({ ...reference, file: file.file, line: lineOfAddress(file, reference.address) }));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new UnusableDocument([{ file: file.file, line: file.bodyLine, reason: error.message }]);
  }
}

/** Returns the line number of an address's first occurrence. Addresses from the rendered text are percent-encoded. */
function lineOfAddress({ body, bodyLine }: ReadFile, address: string): number {
  const offset = [address, decodeAddress(address)].map((written) => body.indexOf(written)).find((found) => found >= 0) ?? 0;
  return bodyLine + (body.slice(0, offset).match(/\n/g)?.length ?? 0);
}
