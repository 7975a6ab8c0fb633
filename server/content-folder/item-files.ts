import { LOCALES } from '../../contract/core/locale';
import type { Config } from '../config/config';
import { decodeAddress } from '../modules/item/markdown/address';
import type { FoundReference } from '../modules/item/markdown/article';
import { ContentError, type Reason } from '../modules/item/markdown/content-error';
import { namedFiles, type ContentFile, type NamedFile } from '../modules/item/files/content-files';
import { referencesIn } from '../modules/item/publish/render-document';
import type { Reference } from '../modules/item/markdown/references';
import { readContentFile } from './files-within';
import { UnusableDocument, type Problem } from './problems/problem';
import { about, EFFECTS, REASONS, withEffect } from './problems/reasons';
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
    private readonly config: Config,
    private readonly folder: string,
    private readonly item: ReadItem,
  ) {
    this.#references = placedReferences(item);
    this.links = this.#references.flatMap(({ file, line, address, target }) =>
      target.kind === 'document' ? [{ file, line, target, reason: about(address, REASONS.strayLink) }] : [],
    );
    for (const reference of this.#references) this.#warn(reference, strangeness(reference));
  }

  /** Reads the files. Throws UnusableDocument for an attachment in the front matter; an unusable file in a text causes a warning. */
  async read(): Promise<ContentFile[]> {
    const files: ContentFile[] = [];
    for (const named of namedFiles(this.item.document, this.#references)) {
      try {
        const file = await readContentFile(this.config, this.folder, named);
        files.push({ ...file, name: this.item.fileNames.get(file.source) ?? file.name });
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        this.#leaveOut(named, error.reason);
      }
    }
    return files;
  }

  #leaveOut({ kind, source }: NamedFile, reason: Reason): void {
    const { document, base } = this.item;
    if (kind === 'attachment' && document.attachments.includes(source))
      throw unusableAttachment(base, document.attachments.indexOf(source), about(source, reason));
    const named = this.#references.filter(
      ({ target, as }) => target.kind === 'file' && target.path === source && (as === 'picture') === (kind === 'picture'),
    );
    for (const reference of named) this.#warn(reference, withEffect(reason, EFFECTS.shownAsText));
  }

  #warn({ file, line, address }: PlacedReference, reason: Reason | null): void {
    if (reason) this.warnings.push({ file, line, reason: about(address, reason) });
  }
}

function strangeness({ as, target }: FoundReference): Reason | null {
  if (target.kind === 'nowhere') return withEffect(REASONS.noTarget, EFFECTS.shownAsText);
  if (as === 'picture' && target.kind === 'external') return REASONS.foreignPicture;
  return as === 'picture' && target.kind !== 'file' ? withEffect(REASONS.noPicture, EFFECTS.shownAsText) : null;
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
    throw new UnusableDocument([{ file: file.file, line: file.bodyLine, reason: error.reason }]);
  }
}

/** Returns the line number of an address's first occurrence. Addresses from the rendered text are percent-encoded. */
function lineOfAddress({ body, bodyLine }: ReadFile, address: string): number {
  const offset = [address, decodeAddress(address)].map((written) => body.indexOf(written)).find((found) => found >= 0) ?? 0;
  return bodyLine + (body.slice(0, offset).match(/\n/g)?.length ?? 0);
}
