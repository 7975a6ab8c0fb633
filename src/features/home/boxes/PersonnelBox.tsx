import { AREA_PATHS } from 'contract/core/areas';
import type { Home } from 'contract/home';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ShortDate } from '@/ui/primitives/ShortDate';
import { HomeBox } from './HomeBox';
import { Rows } from './Rows';
import { useHomePart } from '../../../entities/home/useHome';

export function PersonnelBox({ whole }: { whole: Home }) {
  const { t } = useTranslation(['home', 'item']);
  const pages = useHomePart(whole, 'personnel');
  return (
    <HomeBox
      title={t('personnel.title')}
      all={{ to: AREA_PATHS.personnel, text: t('personnel.all') }}
      query={pages}
      isEmpty={(items) => items.length === 0}
    >
      {(items) => (
        <Rows
          items={items}
          columns={2}
          line={({ updatedAt }) => <ShortDate iso={updatedAt}>{(date) => t('item:updated', { date })}</ShortDate>}
        />
      )}
    </HomeBox>
  );
}
