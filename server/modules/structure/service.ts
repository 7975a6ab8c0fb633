import { createHash } from 'node:crypto';
import type { Area } from '../../../contract/core/areas';
import type { AnswerOf, ParsedInputOf } from '../../../contract/core/endpoint';
import { classificationGlyph } from '../../../contract/core/glyph-of';
import { GLYPH_NAMES, type GlyphName } from '../../../contract/core/glyphs';
import type { Locale } from '../../../contract/core/locale';
import type { Viewer } from '../../../contract/core/permissions';
import { changeStructure, inTreeOrder } from '../../../contract/manage/structure-change';
import type { structureApi } from '../../../contract/manage/structure';
import type { Db } from '../../db/connect';
import { isStorable } from '../../db/storable';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { insertAuditEvent } from '../audit/repository';
import { inContentTransaction } from '../item/publish/save';
import { newClassificationId } from '../item/publish/taxonomy';
import { listClassifications, type StoredClassification } from '../item/publish/taxonomy-repository';
import { nameIn } from '../item/read/names';
import { statesOf } from './audit-states';
import type { PlacedNode } from './placed-node';
import { countItems } from './repository';
import { storeChange } from './store-change';

type Api = typeof structureApi;

/** Returns the classifications of an area in the order in which readers of that language see them. */
export async function readStructure(db: Db, area: Area, locale: Locale): Promise<AnswerOf<Api['info']>> {
  const stored = await listClassifications(db, area);
  const counts = await countItems(db, area);
  return {
    area,
    version: versionOf(stored),
    classifications: nodesOf(stored, locale).map(({ row, ...node }) => ({
      ...node,
      shownGlyph: classificationGlyph(node.names, node.glyph),
      ...((row && counts.get(row.key)) ?? { items: 0, itemsWithin: 0 }),
    })),
  };
}

/** Changes the structure of an area. Throws `structure.conflict` for another version, or the problem of the change. */
export async function saveStructure(
  deps: Deps,
  { area, version, change }: ParsedInputOf<Api['save']>,
  { viewer, locale }: { viewer: Viewer; locale: Locale },
): Promise<AnswerOf<Api['save']>> {
  if (!isStorable(change)) throw new AppError('structure.invalid', { change: 'contains an invalid character' });
  return inContentTransaction(deps, async (trx) => {
    const stored = await listClassifications(trx, area);
    if (versionOf(stored) !== version) throw new AppError('structure.conflict');
    const before = nodesOf(stored, locale);
    const counts = await countItems(trx, area);
    const keyOf = (id: string) => before.find((node) => node.id === id)?.row?.key ?? -1;
    const changed = changeStructure<PlacedNode>(before, {
      change,
      create: (parent, names) => ({ id: newClassificationId(stored, parent, names), parent, names, glyph: null, row: null }),
      hasItems: (id) => counts.has(keyOf(id)),
    });
    if (changed.problem) throw new AppError(changed.problem, changed.reason ? { change: changed.reason } : undefined);
    await storeChange(trx, area, { before, after: changed.nodes, merged: changed.merged, change });
    const states = statesOf(area, before, changed.nodes, change);
    await insertAuditEvent(trx, { action: 'structure.change', person: viewer.id, item: null, ...states }, deps.now());
    return readStructure(trx, area, locale);
  });
}

/** Returns classifications from top to bottom; those without a position follow the others by name. */
function nodesOf(stored: readonly StoredClassification[], locale: Locale): PlacedNode[] {
  const { compare } = new Intl.Collator(locale);
  const place = ({ position }: StoredClassification) => position ?? Number.MAX_SAFE_INTEGER;
  const sorted = [...stored].sort(
    (a, b) => place(a) - place(b) || compare(nameIn(a.names, locale), nameIn(b.names, locale)) || a.key - b.key,
  );
  const nodes = sorted.map((row): PlacedNode => {
    const parent = stored.find(({ key }) => key === row.parent)?.id ?? null;
    return { id: row.id, parent, names: row.names, glyph: knownGlyph(row.glyph), row };
  });
  return inTreeOrder(nodes);
}

const knownGlyph = (glyph: string | null): GlyphName | null => GLYPH_NAMES.find((name) => name === glyph) ?? null;

/** Returns a version that is another one after every change, also of an import or a document. */
const versionOf = (stored: readonly StoredClassification[]): string =>
  createHash('sha256')
    .update(JSON.stringify([...stored].sort((a, b) => a.key - b.key)))
    .digest('hex')
    .slice(0, 16);
