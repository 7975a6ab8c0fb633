import { useState } from 'react';
import { AREA_PATHS } from 'contract/core/areas';
import type { Home } from 'contract/home';
import type { NoticeCard } from 'contract/notice';
import { useCall } from '@/lib/api/useCall';
import { useTranslation } from '@/lib/i18n/useTranslation';
import type { Query } from '@/ui/states/QueryState';
import { ShortDate } from '@/ui/primitives/ShortDate';
import { HomeBox } from './HomeBox';
import { Rows } from './Rows';
import { Tabs } from './Tabs';
import { useHomePart } from '../../../entities/home/useHome';
import { noticesOnce } from '../shown-once';
import styles from './NoticeBox.module.css';

const SHOWN = 6;
/** Id of the tab for all categories. */
const ALL = '';

type Notices = NonNullable<Home['notices']>;

/** Lists the latest notices that the page does not show above, or all of the chosen category. */
export function NoticeBox({ whole }: { whole: Home }) {
  const { t } = useTranslation('home');
  const [category, setCategory] = useState(ALL);
  const notices = useHomePart(whole, 'notices');
  const ofCategory = useCall('POST /api/notice/list', category ? { classificationId: category, pageSize: SHOWN } : null);
  const tabs = notices.data?.tabs ?? [];
  const newest = notices.data && { items: noticesOnce(whole, notices.data.items).slice(0, SHOWN) };
  const shown: Query<Pick<Notices, 'items'>> = category ? ofCategory : { ...notices, data: newest };
  return (
    <HomeBox
      title={t('notices.title')}
      all={{ to: AREA_PATHS.notice, text: t('notices.all') }}
      query={shown}
      isEmpty={({ items }) => items.length === 0}
      emptyText={t('notices.none')}
      areLinesBeside
      choice={
        tabs.length > 1 && (
          <Tabs
            label={t('notices.categories')}
            tabs={[{ id: ALL, name: t('notices.every') }, ...tabs]}
            chosen={category}
            onChoose={setCategory}
          />
        )
      }
    >
      {({ items }) => (
        <Rows
          items={items}
          lead={(notice) => <Lead notice={notice} />}
          isRead={({ read }) => read}
          line={(notice) => <Facts notice={notice} />}
          isLineBeside
        />
      )}
    </HomeBox>
  );
}

function Lead({ notice: { read } }: { notice: NoticeCard }) {
  const { t } = useTranslation('home');
  if (read) return null;
  return (
    <span className={styles.dot}>
      <span className="visually-hidden">{t('notices.unread')}</span>
    </span>
  );
}

function Facts({ notice: { priority, publishedAt, department, mustRead, acknowledged } }: { notice: NoticeCard }) {
  const { t } = useTranslation('home');
  return (
    <>
      {priority !== 'normal' && (
        <span className={styles.priority} data-area="notice" data-priority={priority}>
          {t(`notices.priority.${priority}`)}
        </span>
      )}
      {mustRead && !acknowledged && <span className={styles.mustRead}>{t('notices.mustRead')}</span>}
      {publishedAt && <ShortDate iso={publishedAt} />}
      {publishedAt && department && ' · '}
      {department?.name}
    </>
  );
}
