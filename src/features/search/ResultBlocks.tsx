import { useDeferredValue } from 'react';
import type { SearchBlock } from 'contract/search';
import type { ListAddress } from '@/ui/list/useListAddress';
import { ResultBlock } from './ResultBlock';
import styles from './ResultBlocks.module.css';
import type { SearchState } from './search-address';

interface ResultBlocksProps {
  blocks: readonly SearchBlock[];
  address: ListAddress<SearchState>;
}

/** Number of rows that fit on a screen; further blocks are rendered after the first paint. */
const FIRST_ROWS = 8;

/** Renders one block per area, the best first. The tools block is beside the others, unless it is the only one. */
export function ResultBlocks({ blocks, address }: ResultBlocksProps) {
  const whole = useDeferredValue(true, false);
  const beside = blocks.length > 1 ? blocks.filter(({ area }) => area === 'tool') : [];
  const main = blocks.filter((block) => !beside.includes(block));
  const shown = whole ? main : firstOf(main);
  return (
    <div className={styles.frame}>
      <div className={styles.blocks}>
        {shown.map((block) => (
          <ResultBlock key={block.area} block={block} address={address} />
        ))}
      </div>
      {beside.length > 0 && (
        <div className={styles.side}>
          {beside.map((block) => (
            <ResultBlock key={block.area} block={block} address={address} />
          ))}
        </div>
      )}
    </div>
  );
}

/** Returns the first blocks that together fill a screen. */
function firstOf(blocks: readonly SearchBlock[]): readonly SearchBlock[] {
  let rows = 0;
  const isBeyond = ({ items }: SearchBlock) => {
    const isFull = rows >= FIRST_ROWS;
    rows += items.length;
    return isFull;
  };
  const end = blocks.findIndex(isBeyond);
  return end < 0 ? blocks : blocks.slice(0, end);
}
