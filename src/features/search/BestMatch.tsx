import { useId } from 'react';
import type { FoundItem } from 'contract/search';
import { AREA_FACTS } from '@/entities/area/areas';
import { ItemList } from '@/entities/item/list/ItemList';
import { MainAction } from '@/entities/item/page/MainAction';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import styles from './BestMatch.module.css';
import { FoundRow } from './FoundRow';

interface BestMatchProps {
  item: FoundItem;
  /** Address that the item leads to; null if it has only its page. */
  url: string | null;
}

/** Shows the best match above all other results, with a link to the address that it leads to. */
export function BestMatch({ item, url }: BestMatchProps) {
  const { t } = useTranslation(['search', 'shell']);
  const titleId = useId();
  return (
    <section className={styles.best} data-area={item.area} aria-labelledby={titleId}>
      <h2 id={titleId} className={`icon-title ${styles.title}`}>
        <Icon name={AREA_FACTS[item.area].icon} size={16} />
        {t('best.title', { area: t(`shell:area.${item.area}`) })}
      </h2>
      <div className={styles.body}>
        <ItemList view="rows" label={t('best.name')}>
          <FoundRow item={item} />
        </ItemList>
        {url && (
          <div className={styles.action}>
            <MainAction href={url} text={t('best.open')} hint={new URL(url).host} icon="arrow-up-right" opens={{ as: 'tab' }} />
          </div>
        )}
      </div>
    </section>
  );
}
