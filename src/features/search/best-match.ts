import type { FoundItem, SearchBlock, SearchResult } from 'contract/search';

/** Returns the best match of a result with its row; undefined if there is none. */
export function bestOf({ best, blocks }: SearchResult): FoundItem | undefined {
  return blocks.find(({ area }) => area === best?.area)?.items.find(({ id }) => id === best?.id);
}

/** Returns the blocks without the best match, which is shown above them. A block that had only it is left out. */
export const blocksWithout = (best: FoundItem, blocks: readonly SearchBlock[]): SearchBlock[] =>
  blocks
    .map((block) => (block.area === best.area ? { ...block, items: block.items.filter(({ id }) => id !== best.id) } : block))
    .filter(({ items }) => items.length > 0);
