import '@/lib/i18n/texts/structure';
import { AREAS } from 'contract/core/areas';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { TabNav } from '@/ui/list/TabNav';
import { useListAddress } from '@/ui/list/useListAddress';
import { PageTitle } from '@/ui/primitives/PageTitle';
import { AreaStructure } from './AreaStructure';
import { STRUCTURE_FIELDS } from './structure-address';
import styles from './StructureScreen.module.css';

/** Place where administrators arrange the categories of each area. */
export function StructureScreen() {
  const { t } = useTranslation(['structure', 'studio', 'shell']);
  const { state, hrefWith } = useListAddress(STRUCTURE_FIELDS);
  const tabs = AREAS.map((area) => ({
    name: t(`shell:area.${area}`),
    href: hrefWith({ area }),
    current: area === state.area,
  }));
  return (
    <div className={styles.page}>
      <PageTitle page={t('title')} area={t('studio:title')} />
      <header className={`content ${styles.head}`}>
        <h1>{t('title')}</h1>
        <p className="second">{t('intro')}</p>
      </header>
      <TabNav label={t('areas')} tabs={tabs} />
      <div className={`content ${styles.body}`}>
        <AreaStructure key={state.area} area={state.area} />
      </div>
    </div>
  );
}
