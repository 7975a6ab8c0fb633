import type { Node } from 'prosemirror-model';
import type { OpenedDocument, SourceBlock } from './open-document';

export interface Origin {
  /** Index of the opened block that the node is, or was before it was edited; null for a new block. */
  index: number | null;
  isTouched: boolean;
}

/**
 * Returns which opened block each node is. A node that equals an unused block, after undo or a move, is that block. A touched
 * node takes the place of the block that stood between its neighbours.
 */
export function originsOf(nodes: readonly Node[], { blocks }: OpenedDocument): Origin[] {
  const indexes = new Map(blocks.map(({ node }, index) => [node, index]));
  const used = new Set<number>();
  const origins = nodes.map((node): Origin => {
    const index = indexes.get(node) ?? null;
    if (index !== null) used.add(index);
    return { index, isTouched: index === null };
  });
  if (used.size < nodes.length) {
    takeEqual(nodes, origins, blocks, used);
    takePlaces(origins, blocks.length);
  }
  return origins;
}

function takeEqual(nodes: readonly Node[], origins: Origin[], blocks: readonly SourceBlock[], used: Set<number>): void {
  const unused = new Map<string, number[]>();
  for (const [index, { node }] of blocks.entries()) {
    if (used.has(index)) continue;
    const key = keyOf(node);
    unused.set(key, [...(unused.get(key) ?? []), index]);
  }
  for (const [position, node] of nodes.entries()) {
    if (!origins[position]?.isTouched) continue;
    const candidates = unused.get(keyOf(node)) ?? [];
    const at = candidates.findIndex((index) => blocks[index]?.node.eq(node));
    if (at < 0) continue;
    const [index = 0] = candidates.splice(at, 1);
    origins[position] = { index, isTouched: false };
  }
}

const keyOf = (node: Node): string => `${node.type.name} ${node.nodeSize} ${node.textContent}`;

/** Gives runs of touched nodes the indexes of the blocks that stood there, if they are as many. */
function takePlaces(origins: Origin[], blockCount: number): void {
  for (let start = 0; start < origins.length; start += 1) {
    if (!origins[start]?.isTouched) continue;
    let end = start;
    while (origins[end]?.isTouched) end += 1;
    const first = (origins[start - 1]?.index ?? -1) + 1;
    const last = end < origins.length ? (origins[end]?.index ?? -1) : blockCount;
    if (last - first === end - start)
      for (let position = start; position < end; position += 1)
        origins[position] = { index: first + position - start, isTouched: true };
    start = end;
  }
}
