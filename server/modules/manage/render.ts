import type { AnswerOf, ParsedInputOf } from '../../../contract/core/endpoint';
import type { ItemDocument } from '../../../contract/document';
import type { ContentProblem, contentManageApi, ProblemKind } from '../../../contract/manage/content';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import type { StoredFileRow } from '../item/files/stored-file-repository';
import { keyOf } from '../item/files/stored-files';
import type { FoundReference } from '../item/markdown/article';
import { referencesIn, renderTexts } from '../item/publish/render-document';
import { findTargets } from '../item/read/link-repository';
import { mayEdit, mayEditIn } from '../item/read/policy';
import type { ReadContext } from '../item/read/read-context';
import { parsedDocument, withRenderErrors } from './document-check';
import { findManaged } from './repository';
import { findLatestVersion } from './latest-version';

type Render = (typeof contentManageApi)['render'];

/**
 * Returns a text of a document as readers would get it, with its problems. Throws `document.invalid`, or `permission.denied` if
 * the viewer may not edit the item.
 */
export async function renderDocument(
  { db }: Deps,
  { document: written, locale }: ParsedInputOf<Render>,
  reader: ReadContext,
): Promise<AnswerOf<Render>> {
  const { area, id } = written;
  if (!mayEditIn(reader.viewer, area)) throw new AppError('permission.denied');
  const item = await findManaged(db, area, id);
  if (item && !mayEdit(reader.viewer, item)) throw new AppError('permission.denied');
  const document = parsedDocument(written);
  const latest = item && (await findLatestVersion(db, item.key));
  const files = latest?.files ?? [];
  return withRenderErrors(async () => {
    const { stalePassages } = latest?.document ?? {};
    const rendered = renderTexts({ ...document, stalePassages }, files).find((text) => text.locale === locale);
    if (!rendered) throw new AppError('document.invalid', { texts: `has no text in ${locale}` });
    const { title, summary, html, toc } = rendered;
    return { title, summary, body: html, toc, problems: await problemsOf(db, document, files, { ...reader, locale }) };
  });
}

/** Returns the links and pictures of a text, in its order, that lead to nothing that the viewer may open. */
async function problemsOf(
  db: Deps['db'],
  document: ItemDocument,
  files: readonly StoredFileRow[],
  reader: ReadContext,
): Promise<ContentProblem[]> {
  const references = referencesIn(document, reader.locale);
  const stored = new Set(files.map(keyOf));
  const targets = references.flatMap(({ target }) => (target.kind === 'document' ? [target] : []));
  const found = targets.length ? await findTargets(db, targets, reader) : [];
  const problemOf = ({ as, target }: FoundReference): ProblemKind | null => {
    if (target.kind === 'nowhere') return 'broken-link';
    if (target.kind === 'file')
      return stored.has(keyOf({ kind: as === 'picture' ? 'picture' : 'attachment', source: target.path }))
        ? null
        : 'missing-file';
    if (target.kind !== 'document' || (target.area === document.area && target.id === document.id)) return null;
    const hit = found.find(({ area, id, anchor }) => area === target.area && id === target.id && anchor === target.anchor);
    if (!hit) return 'missing-target';
    return target.anchor && !hit.hasAnchor ? 'missing-anchor' : null;
  };
  return references.flatMap((reference) => {
    const kind = problemOf(reference);
    return kind ? [{ kind, locale: reader.locale, address: reference.address }] : [];
  });
}
