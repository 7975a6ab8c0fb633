import type { PersonnelPage } from 'contract/personnel';
import { daysTo } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AsideSection } from '@/ui/primitives/AsideSection';
import { ItemLinks } from '@/entities/item/list/ItemLinks';
import { TableOfContents } from '@/entities/item/page/TableOfContents';
import { KeyDateList } from './KeyDateList';
import { WhatChanged } from './WhatChanged';
import styles from './PersonnelAside.module.css';

/** Content beside the text: table of contents, the policy behind a guide or the guides to a policy, upcoming dates and changes. */
export function PersonnelAside({ page }: { page: PersonnelPage }) {
  const { t } = useTranslation('personnel');
  const { kind, toc, locale, counterparts, changes } = page;
  const coming = page.keyDates.filter(({ date }) => daysTo(date) >= 0).sort((a, b) => a.date.localeCompare(b.date));
  return (
    <>
      <TableOfContents entries={toc.map((entry) => ({ ...entry, locale }))} />
      {counterparts.length > 0 && (
        <div className={styles.counterparts}>
          <AsideSection title={t(`counterparts.${kind}`)}>
            <ItemLinks items={counterparts} />
          </AsideSection>
        </div>
      )}
      {(coming.length > 0 || changes.length > 0) && (
        <div className={styles.later}>
          {coming.length > 0 && (
            <AsideSection title={t('side.keyDates')}>
              <KeyDateList dates={coming} locale={locale} />
            </AsideSection>
          )}
          <WhatChanged changes={changes} locale={locale} />
        </div>
      )}
    </>
  );
}
