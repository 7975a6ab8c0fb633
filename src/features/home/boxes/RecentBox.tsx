import type { Home } from 'contract/home';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { HomeBox } from './HomeBox';
import { Rows } from './Rows';
import { useHomePart } from '../../../entities/home/useHome';

/** Shows the items that the person opened most recently. */
export function RecentBox({ whole }: { whole: Home }) {
  const { t } = useTranslation(['home', 'shell']);
  const shortcuts = useHomePart(whole, 'shortcuts');
  return (
    <HomeBox title={t('recent.title')} query={shortcuts} isEmpty={({ recent }) => recent.length === 0}>
      {({ recent }) => <Rows items={recent} signs line={({ area }) => t(`shell:area.${area}`)} />}
    </HomeBox>
  );
}
