import { useId, useState } from 'react';
import { Link } from 'umi';
import type { FoundItem } from 'contract/search';
import { FoundInNote } from '@/entities/item/list/FoundInNote';
import { ItemList } from '@/entities/item/list/ItemList';
import { formatTotal } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import { FoundRow } from './FoundRow';
import styles from './WeakerMatches.module.css';

interface WeakerMatchesProps {
  /** Name of the area, for the name of the list. */
  name: string;
  items: readonly FoundItem[];
  /** Number of results that are not shown otherwise; with `more`, there may be more. */
  total: number;
  more: boolean;
  /** True if other results of the area are shown. */
  isRest: boolean;
  /** Link to all results of the area, shown below the items. */
  all: { to: string; text: string } | undefined;
}

/** Renders a button that shows the results of an area that match only weakly, and those results below it. */
export function WeakerMatches({ name, items, total, more, isRest, all }: WeakerMatchesProps) {
  const { t } = useTranslation('search');
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
        {t(isRest ? 'weaker.rest' : 'weaker.all', { count: total, formatted: formatTotal({ total, more }) })}
      </button>
      {isOpen && (
        <div id={listId}>
          <FoundInNote items={items}>
            <ItemList view="rows" label={t('weaker.in', { area: name })}>
              {items.map((item) => (
                <FoundRow key={item.id} item={item} />
              ))}
            </ItemList>
          </FoundInNote>
          {all && (
            <Link to={all.to} className={styles.all}>
              {all.text}
              <Icon name="arrow-right" size={16} />
            </Link>
          )}
        </div>
      )}
    </>
  );
}
