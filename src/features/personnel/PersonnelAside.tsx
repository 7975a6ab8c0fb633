import type { PersonnelPage } from 'contract/personnel';
import { compareTimes, daysTo } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AsideSection } from '@/ui/primitives/AsideSection';
import { ItemLinks } from '@/entities/item/list/ItemLinks';
import { KeyDateList } from './KeyDateList';

/** Parts of the rail that only guides and policies have: the policy behind a guide or the guides to a policy, and upcoming dates. */
export function PersonnelAside({ page }: { page: PersonnelPage }) {
  const { t } = useTranslation('personnel');
  const { kind, locale, counterparts } = page;
  const coming = page.keyDates.filter(({ date }) => daysTo(date) >= 0).sort((a, b) => compareTimes(a.date, b.date));
  return (
    <>
      {counterparts.length > 0 && (
        <AsideSection title={t(`counterparts.${kind}`)}>
          <ItemLinks items={counterparts} />
        </AsideSection>
      )}
      {coming.length > 0 && (
        <AsideSection title={t('side.keyDates')}>
          <KeyDateList dates={coming} locale={locale} />
        </AsideSection>
      )}
    </>
  );
}
