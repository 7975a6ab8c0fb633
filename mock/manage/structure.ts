import type { HttpHandler } from 'msw';
import type { Area } from '../../contract/core/areas';
import { classificationGlyph } from '../../contract/core/glyph-of';
import { LOCALES } from '../../contract/core/locale';
import { structureApi, type Structure } from '../../contract/manage/structure';
import { changeStructure, inTreeOrder, type StructureChange, type StructureNode } from '../../contract/manage/structure-change';
import type { AnyItem } from '../data/item';
import type { Store } from '../data/store';
import { MockFailure } from '../endpoint/failure';
import { mockEndpoint } from '../endpoint/mock-endpoint';

export const structureHandlers = (store: Store): HttpHandler[] => [
  mockEndpoint(store, structureApi.info, ({ area }) => structureOf(store, area)),
  mockEndpoint(store, structureApi.save, ({ area, version, change }) => {
    if (versionOf(store, area) !== version) throw new MockFailure('structure.conflict');
    const before = nodesOf(store, area);
    const items = itemsOf(store, area);
    const changed = changeStructure<StructureNode>(before, {
      change,
      create: (parent, names) => ({ id: newId(before, names), parent, names, glyph: null }),
      hasItems: (id) => items.some(({ classificationIds }) => classificationIds.includes(id)),
    });
    if (changed.problem) throw new MockFailure(changed.problem, changed.reason ? { change: changed.reason } : undefined);
    store.classifications[area] = changed.nodes.map(({ glyph, ...node }) => ({
      ...node,
      names: { ...EMPTY, ...node.names },
      ...(glyph && { glyph }),
    }));
    for (const [from, into] of changed.merged) lead(store, area, from, into);
    moveItems(items, change, changed.merged);
    store.structureChanges[area] += 1;
    return structureOf(store, area);
  }),
];

/** Mocked classifications have both names. */
const EMPTY = Object.fromEntries(LOCALES.map((locale) => [locale, ''])) as Record<(typeof LOCALES)[number], string>;

const versionOf = (store: Store, area: Area): string => `${area} ${store.structureChanges[area]}`;

const nodesOf = (store: Store, area: Area): StructureNode[] =>
  inTreeOrder(
    store.classifications[area].map(({ id, parent, names, glyph = null }) => ({
      ...{ id, parent, glyph },
      names: Object.fromEntries(LOCALES.flatMap((locale) => (names[locale] ? [[locale, names[locale]]] : []))),
    })),
  );

/** Returns all items of an area, with those in the archive and in drafts. */
const itemsOf = (store: Store, area: Area): AnyItem[] =>
  [...store.items[area], ...store.drafts, ...[...store.archived.values()].map(({ item }) => item)].filter(
    (item) => item.area === area,
  );

function structureOf(store: Store, area: Area): Structure {
  const nodes = nodesOf(store, area);
  const items = [...store.items[area], ...[...store.archived.values()].map(({ item }) => item)].filter(
    (item) => item.area === area,
  );
  const within = (id: string): string[] => [
    id,
    ...nodes.filter(({ parent }) => parent === id).flatMap((child) => within(child.id)),
  ];
  const countIn = (ids: string[]) => items.filter((item) => item.classificationIds.some((own) => ids.includes(own))).length;
  return {
    area,
    version: versionOf(store, area),
    classifications: nodes.map((node) => ({
      ...node,
      shownGlyph: classificationGlyph(node.names, node.glyph),
      items: countIn([node.id]),
      itemsWithin: countIn(within(node.id)),
    })),
  };
}

function newId(nodes: readonly StructureNode[], names: StructureNode['names']): string {
  const plain = (names['en-US'] ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const id = plain || `category-${nodes.length + 1}`;
  return nodes.some((node) => node.id === id) ? `${id}-${nodes.length + 1}` : id;
}

/** Lets the address of a classification, and those that led to it, lead to another one. */
function lead(store: Store, area: Area, from: string, into: string): void {
  for (const [key, target] of store.formerClassifications)
    if (target === from && key.startsWith(`${area} `)) store.formerClassifications.set(key, into);
  store.formerClassifications.set(`${area} ${from}`, into);
}

function moveItems(items: readonly AnyItem[], change: StructureChange, merged: ReadonlyMap<string, string>): void {
  const targets = change.kind === 'moveItems' ? new Map([[change.id, change.into]]) : merged;
  for (const item of items) item.classificationIds = [...new Set(item.classificationIds.map((id) => targets.get(id) ?? id))];
}
