import { useId } from 'react';
import type { SearchBlock } from 'contract/search';
import { AreaIcon } from '@/entities/area/AreaIcon';
import { formatTotal } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ItemList } from '@/entities/item/list/ItemList';
import { SectionHead } from '@/ui/primitives/SectionHead';
import type { ListAddress } from '@/ui/list/useListAddress';
import { FoundRow } from './found/FoundRow';
import { WeakerMatches } from './found/WeakerMatches';
import styles from './ResultBlock.module.css';
import type { SearchState } from './search-address';

interface ResultBlockProps {
  block: SearchBlock;
  /** True if the best match above is one of the area's results. */
  hasBest?: boolean;
  address: ListAddress<SearchState>;
}

/**
 * Shows the best results of an area, with a link to all of them unless all are shown. Those that match only weakly are behind a button,
 * which counts all that are not shown; if there are no others, the block is one line, and the link is behind the button too.
 */
export function ResultBlock({ block: { area, total, more, items }, hasBest = false, address }: ResultBlockProps) {
  const { t } = useTranslation(['search', 'shell']);
  const titleId = useId();
  const name = t(`shell:area.${area}`);
  const formatted = formatTotal({ total, more });
  const strong = items.filter((item) => !item.weak);
  const weak = items.filter((item) => item.weak);
  const shown = strong.length + Number(hasBest);
  const link = {
    to: address.hrefWith({ area, classification: null, sort: null }),
    text: t('block.all', { area: name, formatted }),
  };
  const hasHidden = more || total > shown;
  const isCut = more || total > items.length + Number(hasBest);
  return (
    <section aria-labelledby={titleId} className={styles.block} data-weak={strong.length === 0}>
      <SectionHead
        id={titleId}
        title={name}
        glyph={<AreaIcon area={area} size="small" />}
        count={shown > 0 ? formatted : undefined}
        all={strong.length > 0 && hasHidden ? link : undefined}
      />
      {strong.length > 0 && (
        <ItemList view="rows" label={name}>
          {strong.map((item) => (
            <FoundRow key={item.id} item={item} />
          ))}
        </ItemList>
      )}
      {weak.length > 0 && (
        <WeakerMatches
          key={address.state.query}
          name={name}
          items={weak}
          total={total - shown}
          more={more}
          isRest={shown > 0}
          all={strong.length === 0 && isCut ? link : undefined}
        />
      )}
    </section>
  );
}
