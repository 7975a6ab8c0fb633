import type { ComponentType, ReactNode } from 'react';
import type { Page } from 'contract/core/endpoint';
import type { ManagedItem } from 'contract/manage/content';
import { useCall } from '@/lib/api/useCall';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { PageTitle } from '@/ui/primitives/PageTitle';
import { useListAddress, type ListAddress } from '@/ui/list/useListAddress';
import type { Query } from '@/ui/states/QueryState';
import { useTopOfPage } from '@/ui/list/useTopOfPage';
import { OwnersLink } from '../care/OwnersLink';
import { CONTENT_FIELDS, contentInput, type ContentState } from './content-address';
import { ContentFilters } from './ContentFilters';
import { ContentResults } from './ContentResults';
import { SavedViews } from './SavedViews';
import styles from './ContentScreen.module.css';

/** Properties of the component around the list, which acts on selected items. */
export interface AroundListProps {
  address: ListAddress<ContentState>;
  list: Query<Page<ManagedItem>>;
  children: ReactNode;
}

/** Place with all items that the person may edit, to find, filter and sort. */
export function ContentScreen({ Around }: { Around: ComponentType<AroundListProps> }) {
  const { t } = useTranslation('studio');
  const address = useListAddress(CONTENT_FIELDS);
  const list = useCall('POST /api/manage/content/list', contentInput(address.state));
  const head = useTopOfPage(address.state.page);
  const count = list.failure ? undefined : list.data?.total;
  const total = count === undefined ? undefined : t('content.total', { count, formatted: formatNumber(count) });
  return (
    <div className={`content ${styles.page}`}>
      <PageTitle page={t('places.content')} area={t('title')} />
      <header className={styles.head}>
        <h1 ref={head} tabIndex={-1}>
          {t('places.content')}
        </h1>
        <p role="status" className="second">
          {total}
        </p>
        <OwnersLink />
      </header>
      <SavedViews address={address} />
      <ContentFilters address={address} total={total} />
      <Around address={address} list={list}>
        <ContentResults address={address} list={list} />
      </Around>
    </div>
  );
}
