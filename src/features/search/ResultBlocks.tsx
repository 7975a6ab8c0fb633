import { Fragment, useDeferredValue, type ReactNode } from 'react';
import type { FoundItem, SearchBlock } from 'contract/search';
import type { ListAddress } from '@/ui/list/useListAddress';
import { blocksWithout } from './best-match';
import { ResultBlock } from './ResultBlock';
import styles from './ResultBlocks.module.css';
import type { SearchState } from './search-address';

interface ResultBlocksProps {
  blocks: readonly SearchBlock[];
  /** Best match, which is shown above the blocks and not in them. */
  best: FoundItem | undefined;
  address: ListAddress<SearchState>;
  /** Shown after the block of the best match, or first if there is none. */
  children: ReactNode;
}

/** Number of rows that fit on a screen; further blocks are rendered after the first paint. */
const FIRST_ROWS = 8;

/** Renders one block per area, the best first. The tools block is beside the others, unless it is the best or the only one. */
export function ResultBlocks({ blocks, best, address, children }: ResultBlocksProps) {
  const whole = useDeferredValue(true, false);
  const rest = best ? blocksWithout(best, blocks) : blocks;
  const beside = rest.length > 1 ? rest.slice(1).filter(({ area }) => area === 'tool') : [];
  const main = rest.filter((block) => !beside.includes(block));
  const shown = whole ? main : firstOf(main);
  const isFirst = best !== undefined && main[0]?.area === best.area;
  const blockOf = (block: SearchBlock) => <ResultBlock block={block} hasBest={block.area === best?.area} address={address} />;
  return (
    <div className={styles.frame} data-beside={beside.length > 0}>
      <div className={styles.blocks}>
        {!isFirst && children}
        {shown.map((block, place) => (
          <Fragment key={block.area}>
            {blockOf(block)}
            {isFirst && place === 0 && children}
          </Fragment>
        ))}
      </div>
      {beside.map((block) => (
        <div key={block.area} className={styles.side}>
          {blockOf(block)}
        </div>
      ))}
    </div>
  );
}

/** Returns the first blocks that together fill a screen. */
function firstOf(blocks: readonly SearchBlock[]): readonly SearchBlock[] {
  let rows = 0;
  const isBeyond = ({ items }: SearchBlock) => {
    const isFull = rows >= FIRST_ROWS;
    rows += items.filter(({ weak }) => !weak).length;
    return isFull;
  };
  const end = blocks.findIndex(isBeyond);
  return end < 0 ? blocks : blocks.slice(0, end);
}
