import type { ReactNode } from 'react';
import { Link } from 'umi';
import type { CallAnswer } from 'contract/api';
import type { ReleaseEntry } from 'contract/manage/release';
import { formatNumber } from '@/lib/i18n/format';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { releasePath } from '@/lib/paths';
import type { Query } from '@/ui/states/QueryState';
import { Skeleton } from '@/ui/states/Skeleton';
import { PagedResults } from '../filters/PagedResults';
import { shownTitle } from '../content/item-titles';
import { ReleaseStateTag, ReleaseTime } from './ReleaseFacts';
import type { ReleasesState } from './releases-address';
import styles from './ReleasesScreen.module.css';

interface ReleaseListProps extends Pick<ReleasesState, 'list'> {
  releases: Query<CallAnswer<'POST /api/manage/release/list'>>;
  hrefOf: (page: number) => string;
  /** Button for the message that there are no releases. */
  add: ReactNode;
}

/** Shows a page of releases. */
export function ReleaseList({ list, releases, hrefOf, add }: ReleaseListProps) {
  const { t } = useTranslation('releases');
  return (
    <PagedResults
      list={releases}
      skeleton={<ListSkeleton />}
      hrefOf={hrefOf}
      none={{ drawing: 'calendar', title: t(`none.${list}.title`), text: t(`none.${list}.text`), children: add }}
    >
      {(items) => (
        <ul className="boxed-list" aria-label={t(`list.${list}`)}>
          {items.map((release) => (
            <ReleaseRow key={release.id} release={release} />
          ))}
        </ul>
      )}
    </PagedResults>
  );
}

/** One release. The link of its name covers the row. */
function ReleaseRow({ release }: { release: ReleaseEntry }) {
  const { t } = useTranslation('releases');
  const locale = useInterfaceLocale();
  const { id, name, items, owner } = release;
  const count = items.length;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Link className={`cover-link ${styles.name}`} to={releasePath(id)}>
          {name}
        </Link>
        <p className="meta dotted">
          <span>{t('count', { count, formatted: formatNumber(count) })}</span>
          <span>{t('owner', { name: owner?.name ?? t('someone') })}</span>
        </p>
        {count > 0 && <p className={styles.items}>{items.map((item) => shownTitle(item, locale).title).join(' · ')}</p>}
      </div>
      <div className={styles.facts}>
        <ReleaseStateTag release={release} />
        <span className="meta">
          <ReleaseTime release={release} />
        </span>
      </div>
    </li>
  );
}

const WIDTHS = ['38%', '52%', '30%'];

const ListSkeleton = () => (
  <div className="boxed-list">
    {WIDTHS.map((width) => (
      <div key={width} className={styles.row}>
        <div className={styles.words}>
          <Skeleton width={width} height="16px" />
          <Skeleton width="24%" height="13px" />
        </div>
        <Skeleton width="96px" height="20px" />
      </div>
    ))}
  </div>
);
