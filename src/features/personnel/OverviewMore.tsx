import type { PersonnelOverview } from 'contract/personnel';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AsideSection } from '@/ui/primitives/AsideSection';
import { ItemLinks } from '@/entities/item/list/ItemLinks';
import styles from './PersonnelOverview.module.css';

/** Minimum number of pages in a list of the most read; fewer say nothing that the cards do not show. */
const MIN_MOST_READ = 3;

/** Shows the most read pages and the related services below the topics. Renders nothing without both. */
export function OverviewMore({ overview: { mostRead, services } }: { overview: PersonnelOverview }) {
  const { t } = useTranslation('personnel');
  const hasMostRead = mostRead.length >= MIN_MOST_READ;
  if (!hasMostRead && !services.length) return null;
  return (
    <div className={styles.more}>
      {hasMostRead && (
        <AsideSection title={t('side.mostRead')}>
          <ItemLinks items={mostRead} />
        </AsideSection>
      )}
      {services.length > 0 && (
        <AsideSection title={t('side.services')}>
          <ItemLinks items={services} />
        </AsideSection>
      )}
    </div>
  );
}
