import type { ItemLink } from 'contract/item';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AsideSection } from '../../../ui/primitives/AsideSection';
import { ItemLinks } from '../list/ItemLinks';
import styles from './RelatedItems.module.css';

/** Lists related items, the best matches first; grouped by area if they belong to several. Not printed. */
export function RelatedItems({ items }: { items: readonly ItemLink[] }) {
  const { t } = useTranslation(['item', 'shell']);
  const areas = [...new Set(items.map(({ area }) => area))];
  if (!items.length) return null;
  return (
    <div className="no-print">
      <AsideSection title={t('related')}>
        {areas.length === 1 ? (
          <ItemLinks items={items} />
        ) : (
          areas.map((area) => (
            <div key={area} className={styles.area}>
              <h3>{t(`shell:area.${area}`)}</h3>
              <ItemLinks items={items.filter((each) => each.area === area)} />
            </div>
          ))
        )}
      </AsideSection>
    </div>
  );
}
