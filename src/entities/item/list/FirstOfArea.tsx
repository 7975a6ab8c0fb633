import type { Call } from 'contract/api';
import type { Area } from 'contract/core/areas';
import { useCall } from '@/lib/api/useCall';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AsideSection } from '../../../ui/primitives/AsideSection';
import { ItemLinks } from './ItemLinks';

const LISTS = {
  service: 'POST /api/servicehall/form/list',
  notice: 'POST /api/notice/list',
  benefit: 'POST /api/welfare/benefit/list',
  news: 'POST /api/welfare/news/list',
  personnel: 'POST /api/personnel/list',
  information: 'POST /api/information/list',
  tool: 'POST /api/tool/list',
} as const satisfies Record<Area, Call>;

/** Lists the newest items of an area of announcements, or the most used ones of another area. Optional: a failure is not shown. */
export function FirstOfArea({ area }: { area: Area }) {
  const { t } = useTranslation('item');
  const sort = area === 'notice' || area === 'news' ? 'newest' : 'popular';
  const { data } = useCall(LISTS[area], { sort, pageSize: 3 });
  if (!data?.items.length) return null;
  return (
    <AsideSection title={sort === 'popular' ? t('sort.popular', { context: area }) : t('sort.newest')}>
      <ItemLinks items={data.items} icons />
    </AsideSection>
  );
}
