import type { Home } from 'contract/home';
import { AreaIcon } from '@/entities/area/AreaIcon';
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
      {({ recent }) => (
        <Rows
          items={recent}
          columns={2}
          sign={({ area }) => <AreaIcon area={area} size="small" />}
          line={({ area }) => t(`shell:area.${area}`)}
        />
      )}
    </HomeBox>
  );
}
