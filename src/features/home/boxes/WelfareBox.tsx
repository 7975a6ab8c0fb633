import { AREA_PATHS } from 'contract/core/areas';
import type { Home } from 'contract/home';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { HomeBox } from './HomeBox';
import { Rows } from './Rows';
import { useHomePart } from '../../../entities/home/useHome';

/** Shows the benefits of the person. */
export function WelfareBox({ whole }: { whole: Home }) {
  const { t } = useTranslation('home');
  const benefits = useHomePart(whole, 'benefits');
  return (
    <HomeBox
      title={t('benefits.title')}
      all={{ to: AREA_PATHS.benefit, text: t('benefits.all') }}
      query={benefits}
      isEmpty={(items) => items.length === 0}
    >
      {(items) => <Rows items={items} line={({ amount, summary }) => amount ?? summary} />}
    </HomeBox>
  );
}
