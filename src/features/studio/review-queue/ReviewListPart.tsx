import { Link } from 'umi';
import type { ReviewList, ReviewSettings } from 'contract/manage/review';
import { useCall } from '@/lib/api/useCall';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { useIsPhone } from '@/ui/primitives/useMediaQuery';
import { Skeleton } from '@/ui/states/Skeleton';
import { PagedResults } from '../filters/PagedResults';
import { ReviewCards } from './ReviewCards';
import styles from './ReviewCards.module.css';
import { ReviewTable } from './ReviewTable';

interface ReviewListPartProps {
  list: ReviewList;
  page: number;
  hrefOf: (page: number) => string;
  /** Address of the settings; null for those who may not change them. */
  settings: string | null;
}

/** Shows a page of a list of the queue: a table, or cards on phones. */
export function ReviewListPart({ list, page, hrefOf, settings }: ReviewListPartProps) {
  const { t } = useTranslation('reviewing');
  const isPhone = useIsPhone();
  const query = useCall('POST /api/manage/review/list', { list, page });
  const isNoneWaiting = list === 'waiting' && query.data?.total === 0;
  const modes = useCall('POST /api/manage/review/settings', isNoneWaiting && settings !== null ? {} : null, { toast: true });
  const isOff = !modes.failure && modes.data !== undefined && isOffEverywhere(modes.data);
  const Entries = isPhone ? ReviewCards : ReviewTable;
  return (
    <PagedResults
      list={modes.loading ? { ...query, data: undefined } : query}
      skeleton={<ListSkeleton />}
      hrefOf={hrefOf}
      none={
        isNoneWaiting && settings !== null && isOff
          ? {
              title: t('none.off.title'),
              text: t('none.off.text'),
              children: (
                <Link className="button" to={settings}>
                  {t('none.off.link')}
                </Link>
              ),
            }
          : { drawing: 'done', title: t(`none.${list}.title`), text: t(`none.${list}.text`) }
      }
    >
      {(items) => <Entries entries={items} list={list} />}
    </PagedResults>
  );
}

const isOffEverywhere = ({ areas }: ReviewSettings): boolean =>
  areas.every(({ mode, departments }) => [mode, ...departments.map((own) => own.mode)].every((each) => each === 'off'));

const WIDTHS = ['44%', '62%', '38%', '54%'];

const ListSkeleton = () => (
  <div className="boxed-list">
    {WIDTHS.map((width) => (
      <div key={width} className={styles.placeholder}>
        <Skeleton width="32px" height="32px" />
        <div>
          <Skeleton width={width} height="16px" />
          <Skeleton width="30%" height="13px" />
        </div>
      </div>
    ))}
  </div>
);
