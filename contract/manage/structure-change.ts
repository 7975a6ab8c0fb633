import { foldedName } from '../core/folded-name';
import { LOCALES } from '../core/locale';
import type { GlyphName } from '../core/glyphs';
import { MAX_CLASSIFICATION_LEVELS, type Names } from '../document';

/** Maximum number of classifications beside each other. */
export const MAX_SIBLINGS = 200;

/** A classification as the structure has it; nodes are listed from top to bottom, each before those below it. */
export interface StructureNode {
  id: string;
  parent: string | null;
  names: Names;
  glyph: GlyphName | null;
}

export type StructureChange =
  | { kind: 'create'; parent: string | null; names: Names }
  | { kind: 'rename'; id: string; names: Names }
  | { kind: 'glyph'; id: string; glyph: GlyphName | null }
  | { kind: 'place'; id: string; parent: string | null; index: number }
  | { kind: 'merge'; id: string; into: string }
  | { kind: 'moveItems'; id: string; into: string }
  | { kind: 'remove'; id: string };

type StructureProblem = 'classification.not_found' | 'classification.exists' | 'classification.in_use' | 'structure.invalid';

/** Structure after a change, or the error code for which nothing changes. */
export type ChangedStructure<Node extends StructureNode> =
  | { nodes: Node[]; merged: ReadonlyMap<string, string>; problem?: never; reason?: never }
  | { problem: StructureProblem; reason?: string };

interface ChangeFacts<Node extends StructureNode> {
  change: StructureChange;
  /** Returns the node of a new classification. */
  create: (parent: string | null, names: Names) => Node;
  /** Returns true if items are in a classification. */
  hasItems: (id: string) => boolean;
}

/** Returns whether two siblings cannot be told apart, because they have the same name in some language. */
export const shareName = (some: Names, others: Names): boolean =>
  LOCALES.some((locale) => some[locale] !== undefined && foldedName(some[locale]) === foldedName(others[locale] ?? ''));

const VISIBLE_CHARACTER = /[^\p{Separator}\p{Other}]/u;

/** Returns names without those that have no visible character. */
export const givenNames = (names: Names): Names =>
  Object.fromEntries(LOCALES.flatMap((locale) => (VISIBLE_CHARACTER.test(names[locale] ?? '') ? [[locale, names[locale]]] : [])));

/** Returns the structure of an area after a change. */
export function changeStructure<Node extends StructureNode>(
  nodes: readonly Node[],
  { change, create, hasItems }: ChangeFacts<Node>,
): ChangedStructure<Node> {
  const named = [change.kind === 'create' ? null : change.id, 'into' in change ? change.into : null];
  const parent = 'parent' in change ? change.parent : null;
  if ([...named, parent].some((id) => id !== null && !nodes.some((node) => node.id === id)))
    return { problem: 'classification.not_found' };
  const changed = changedNodes(nodes, change, { create, hasItems });
  return 'problem' in changed ? changed : checked(changed, nodes.length);
}

type Changed<Node extends StructureNode> = Exclude<ChangedStructure<Node>, { problem: StructureProblem }>;

function changedNodes<Node extends StructureNode>(
  nodes: readonly Node[],
  change: StructureChange,
  { create, hasItems }: Omit<ChangeFacts<Node>, 'change'>,
): ChangedStructure<Node> {
  const none: ReadonlyMap<string, string> = new Map();
  switch (change.kind) {
    case 'create': {
      const names = givenNames(change.names);
      if (!Object.keys(names).length) return NAMELESS;
      return { nodes: inTreeOrder([...nodes, create(change.parent, names)]), merged: none };
    }
    case 'rename': {
      const names = givenNames(change.names);
      if (!Object.keys(names).length) return NAMELESS;
      return { nodes: nodes.map((node) => (node.id === change.id ? { ...node, names } : node)), merged: none };
    }
    case 'glyph':
      return {
        nodes: nodes.map((node) => (node.id === change.id ? { ...node, glyph: change.glyph } : node)),
        merged: none,
      };
    case 'place':
      return placed(nodes, change);
    case 'merge':
      if (idsWithin(nodes, change.id).has(change.into)) return { problem: 'structure.invalid', reason: 'is within itself' };
      return mergedNodes(nodes, change.id, change.into);
    case 'moveItems':
      return change.id === change.into
        ? { problem: 'structure.invalid', reason: 'is the same category' }
        : { nodes: [...nodes], merged: none };
    case 'remove':
      if (hasItems(change.id) || nodes.some(({ parent }) => parent === change.id)) return { problem: 'classification.in_use' };
      return { nodes: nodes.filter(({ id }) => id !== change.id), merged: none };
  }
}

const NAMELESS = { problem: 'structure.invalid', reason: 'has no name' } as const;

/** Returns the ids of a classification and of all below it. */
export function idsWithin(nodes: readonly StructureNode[], id: string): Set<string> {
  const ids = new Set([id]);
  for (const node of nodes) if (node.parent !== null && ids.has(node.parent)) ids.add(node.id);
  return ids;
}

function placed<Node extends StructureNode>(
  nodes: readonly Node[],
  { id, parent, index }: { id: string; parent: string | null; index: number },
): ChangedStructure<Node> {
  if (parent !== null && idsWithin(nodes, id).has(parent)) return { problem: 'structure.invalid', reason: 'is within itself' };
  const siblings = nodes.filter((node) => node.parent === parent && node.id !== id);
  const moved = nodes.flatMap((node) => (node.id === id ? [{ ...node, parent }] : []));
  const others = nodes.filter((node) => node.id !== id && !siblings.includes(node));
  const order = [...siblings.slice(0, index), ...moved, ...siblings.slice(index), ...others];
  return { nodes: inTreeOrder(order), merged: new Map() };
}

/** Merges a classification into another; those below it that have the name of one below the other are merged as well. */
function mergedNodes<Node extends StructureNode>(nodes: readonly Node[], id: string, into: string): ChangedStructure<Node> {
  const merged = new Map<string, string>();
  let kept = [...nodes];
  const merge = (from: string, target: string): void => {
    merged.set(from, target);
    for (const child of kept.filter(({ parent }) => parent === from)) {
      const same = kept.find((node) => node.parent === target && node.id !== from && shareName(node.names, child.names));
      if (same) merge(child.id, same.id);
      else kept = [...kept.filter((node) => node !== child), { ...child, parent: target }];
    }
    kept = kept.filter((node) => node.id !== from);
  };
  merge(id, into);
  return { nodes: inTreeOrder(kept), merged };
}

/** Returns the nodes from top to bottom, siblings in the order in which they are given. */
export function inTreeOrder<Node extends StructureNode>(nodes: readonly Node[]): Node[] {
  const below = (parent: string | null): Node[] =>
    nodes.filter((node) => node.parent === parent).flatMap((node) => [node, ...below(node.id)]);
  return below(null);
}

/** Returns the number of classifications above one. */
function levelOf(nodes: readonly StructureNode[], { parent }: StructureNode): number {
  const above = nodes.find(({ id }) => id === parent);
  return above ? levelOf(nodes, above) + 1 : 0;
}

function checked<Node extends StructureNode>(changed: Changed<Node>, before: number): ChangedStructure<Node> {
  const { nodes } = changed;
  const deepest = Math.max(0, ...nodes.map((node) => levelOf(nodes, node)));
  if (deepest >= MAX_CLASSIFICATION_LEVELS)
    return { problem: 'structure.invalid', reason: `is deeper than ${MAX_CLASSIFICATION_LEVELS} levels` };
  for (const [place, node] of nodes.entries()) {
    const siblings = nodes.filter(({ parent }) => parent === node.parent);
    if (siblings.length > MAX_SIBLINGS && nodes.length > before)
      return { problem: 'structure.invalid', reason: `has more than ${MAX_SIBLINGS} categories` };
    const isTaken = nodes.slice(0, place).some(({ parent, names }) => parent === node.parent && shareName(names, node.names));
    if (isTaken) return { problem: 'classification.exists' };
  }
  return changed;
}
