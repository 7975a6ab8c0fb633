import { useId, useState } from 'react';
import type { FoundItem } from 'contract/search';
import { ItemList } from '@/entities/item/list/ItemList';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import { FoundRow } from './FoundRow';
import styles from './WeakerMatches.module.css';

interface WeakerMatchesProps {
  /** Name of the area, for the name of the list. */
  name: string;
  items: readonly FoundItem[];
}

/** Renders a button that shows the results of an area that match only weakly, and those results below it. */
export function WeakerMatches({ name, items }: WeakerMatchesProps) {
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
        {t('weaker.count', { count: items.length, formatted: formatNumber(items.length) })}
      </button>
      {isOpen && (
        <div id={listId}>
          <ItemList view="rows" label={t('weaker.in', { area: name })}>
            {items.map((item) => (
              <FoundRow key={item.id} item={item} />
            ))}
          </ItemList>
        </div>
      )}
    </>
  );
}
