import { isDeepStrictEqual } from 'node:util';
import type { Area } from '../../../contract/core/areas';
import { idsWithin, type StructureChange } from '../../../contract/manage/structure-change';
import type { Db } from '../../db/connect';
import { markPlacedInPortal } from '../item/publish/classification-origin';
import {
  insertFormer,
  listReferring,
  retargetFormer,
  updateReferring,
  type ReferringDocument,
} from '../item/publish/former-classification-repository';
import {
  classificationAt,
  knownClassifications,
  namesTo,
  presentPaths,
  type KnownClassifications,
} from '../item/publish/present-classifications';
import { insertClassification, placeClassification, renameClassification } from '../item/publish/taxonomy-repository';
import { deleteClassification, markOfPortal, moveItems, placeBelow } from './repository';
import type { PlacedNode } from './placed-node';

interface Change {
  before: readonly PlacedNode[];
  after: readonly PlacedNode[];
  /** Ids of the classifications that others were merged into, by the ids of the latter. */
  merged: ReadonlyMap<string, string>;
  change: StructureChange;
}

/** Stores a change of an area's structure, and lets documents name what they are in from then on. */
export async function storeChange(trx: Db, area: Area, { before, after, merged, change }: Change): Promise<void> {
  const known = await knownClassifications(trx, area);
  const affected = affectedKeys(before, change);
  const referring = affected.length ? await listReferring(trx, area, affected) : [];
  const keys = new Map(before.flatMap(({ id, row }) => (row ? [[id, row.key] as const] : [])));
  const keyOf = (id: string | null): number | null => (id === null ? null : (keys.get(id) ?? null));
  for (const node of after) keys.set(node.id, await storeNode(trx, area, node, { before, keyOf }));
  for (const [from, into] of merged) await storeMerge(trx, area, before, { from, into, merged, keyOf });
  // From the bottom to the top, because a classification cannot be deleted while others are below it.
  for (const { id, row } of [...before].reverse())
    if (row && !after.some((node) => node.id === id)) await deleteClassification(trx, row.key);
  if (change.kind === 'moveItems') await storeMove(trx, area, { change, referring, known, keyOf });
  else await nameAgain(trx, area, referring);
  await storeOrder(trx, after, keyOf, change);
  await markPlacedInPortal(trx, area);
}

/** Returns the keys of the classifications whose items have documents that may name something else afterwards. */
function affectedKeys(before: readonly PlacedNode[], change: StructureChange): number[] {
  if (change.kind === 'create' || change.kind === 'glyph' || change.kind === 'remove') return [];
  const ids = change.kind === 'moveItems' ? new Set([change.id]) : idsWithin(before, change.id);
  return before.flatMap(({ id, row }) => (row && ids.has(id) ? [row.key] : []));
}

type KeyOf = (id: string | null) => number | null;

/** Stores names and place of a classification that has others than before, and remembers those. Returns its key. */
async function storeNode(
  trx: Db,
  area: Area,
  { id, parent, names, row }: PlacedNode,
  { before, keyOf }: Pick<Change, 'before'> & { keyOf: KeyOf },
): Promise<number> {
  const above = keyOf(parent);
  if (!row) return (await insertClassification(trx, { area, id, parent: above, names: JSON.stringify(names) })).key;
  const isMoved = before.find((node) => node.id === id)?.parent !== parent;
  const isRenamed = !isDeepStrictEqual(row.names, names);
  if (isMoved || isRenamed) await insertFormer(trx, { area, parent: row.parent, id, names: row.names, classification: row.key });
  if (isMoved) await placeBelow(trx, row.key, above);
  if (isRenamed) await renameClassification(trx, row.key, names);
  return row.key;
}

/** Moves the items of a merged classification, and lets its names and its address lead to the other one. */
async function storeMerge(
  trx: Db,
  area: Area,
  before: readonly PlacedNode[],
  { from, into, merged, keyOf }: { from: string; into: string; keyOf: KeyOf } & Pick<Change, 'merged'>,
): Promise<void> {
  const node = before.find(({ id }) => id === from);
  const target = keyOf(into);
  if (!node?.row || target === null) throw new Error(`${from} cannot be merged into ${into}`);
  await moveItems(trx, node.row.key, target);
  await retargetFormer(trx, node.row.key, target);
  // The one above it may have been merged as well.
  const parent = keyOf(merged.get(node.parent ?? '') ?? node.parent);
  await insertFormer(trx, { area, parent, id: from, names: node.names, classification: target });
}

/** Moves the items that are directly in a classification, and names the other one in their documents. */
async function storeMove(
  trx: Db,
  area: Area,
  {
    change,
    referring,
    known,
    keyOf,
  }: { change: StructureChange; referring: readonly ReferringDocument[]; known: KnownClassifications; keyOf: KeyOf },
): Promise<void> {
  if (change.kind !== 'moveItems') return;
  const [from, to] = [keyOf(change.id), keyOf(change.into)];
  const target = known.stored.find(({ key }) => key === to);
  if (from === null || !target) throw new Error(`items cannot move from ${change.id} to ${change.into}`);
  await markOfPortal(trx, from);
  await moveItems(trx, from, target.key);
  for (const document of referring) {
    const paths = document.classifications.map((path) =>
      classificationAt(path, known)?.key === from ? namesTo(target, known.stored) : path,
    );
    await updateChanged(trx, document, presentPaths(paths, known));
  }
}

/** Lets documents name classifications as they are called now. */
async function nameAgain(trx: Db, area: Area, referring: readonly ReferringDocument[]): Promise<void> {
  if (!referring.length) return;
  const known = await knownClassifications(trx, area);
  for (const document of referring) await updateChanged(trx, document, presentPaths(document.classifications, known));
}

async function updateChanged(
  trx: Db,
  document: ReferringDocument,
  classifications: ReferringDocument['classifications'],
): Promise<void> {
  if (!isDeepStrictEqual(document.classifications, classifications)) await updateReferring(trx, { ...document, classifications });
}

/** Stores chosen glyphs, and numbers the classifications from top to bottom if the change is one of the order. */
async function storeOrder(trx: Db, after: readonly PlacedNode[], keyOf: KeyOf, change: StructureChange): Promise<void> {
  const isOrdered = change.kind === 'create' || change.kind === 'place' || change.kind === 'merge';
  for (const [place, { id, glyph, row }] of after.entries()) {
    const key = keyOf(id);
    const position = isOrdered ? place : (row?.position ?? null);
    if (key !== null && (position !== row?.position || glyph !== row.glyph))
      await placeClassification(trx, key, { position, glyph });
  }
}
