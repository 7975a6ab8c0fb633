import { Fragment, useDeferredValue } from 'react';
import type { Person } from 'contract/person';
import type { FoundItem, SearchBlock } from 'contract/search';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { PeriodFilter } from '@/ui/filters/PeriodFilter';
import type { ListAddress } from '@/ui/list/useListAddress';
import { useMediaQuery } from '@/ui/primitives/useMediaQuery';
import { blocksWithout } from './best-match';
import { FoundPeople } from './people/FoundPeople';
import { ResultBlock } from './ResultBlock';
import styles from './ResultBlocks.module.css';
import type { SearchState } from './search-address';

interface ResultBlocksProps {
  blocks: readonly SearchBlock[];
  /** Best match, which is shown above the blocks and not in them. */
  best: FoundItem | undefined;
  /** People and desks that match the query. */
  people: readonly Person[];
  address: ListAddress<SearchState>;
}

/** Number of rows that fit on a screen; further blocks are rendered after the first paint. */
const FIRST_ROWS = 8;

/**
 * Renders one block per area, the best first. Beside them, wide screens show the date filter, the people, and the tools unless they
 * are the best or the only block. Narrow screens show the people after the block of the best match, or first if there is none.
 */
export function ResultBlocks({ blocks, best, people, address }: ResultBlocksProps) {
  const { t } = useTranslation('search');
  const whole = useDeferredValue(true, false);
  const isWide = useMediaQuery('(min-width: 1000.02px)');
  const rest = best ? blocksWithout(best, blocks) : blocks;
  const tools = rest.length > 1 ? rest.slice(1).filter(({ area }) => area === 'tool') : [];
  const main = rest.filter((block) => !tools.includes(block));
  const isFirst = best !== undefined && main[0]?.area === best.area;
  const found = <FoundPeople people={people} address={address} />;
  const blockOf = (block: SearchBlock) => (
    <ResultBlock key={block.area} block={block} hasBest={block.area === best?.area} address={address} />
  );
  return (
    <div className={`main-and-side ${styles.frame}`} data-beside={main.length > 0}>
      <div className={styles.blocks}>
        {!isWide && !isFirst && found}
        {(whole ? main : firstOf(main)).map((block, place) => (
          <Fragment key={block.area}>
            {blockOf(block)}
            {!isWide && isFirst && place === 0 && found}
          </Fragment>
        ))}
      </div>
      <div role="group" aria-label={t('side')} className={styles.side}>
        {isWide && <PeriodFilter address={address} />}
        {isWide && found}
        {tools.map(blockOf)}
      </div>
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
