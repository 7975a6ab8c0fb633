import { AREA_PATHS } from 'contract/core/areas';
import type { Home } from 'contract/home';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { HomeBox } from './HomeBox';
import { Rows } from './Rows';
import { useHomePart } from '../../../entities/home/useHome';

export function ServiceBox({ whole }: { whole: Home }) {
  const { t } = useTranslation('home');
  const services = useHomePart(whole, 'services');
  return (
    <HomeBox
      title={t('services.title')}
      all={{ to: AREA_PATHS.service, text: t('services.all') }}
      query={services}
      isEmpty={(items) => items.length === 0}
    >
      {(items) => <Rows items={items} columns={2} />}
    </HomeBox>
  );
}
