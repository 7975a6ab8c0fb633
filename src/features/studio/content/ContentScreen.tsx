import '@/lib/i18n/texts/studio/bulk-care';
import type { ComponentType, ReactNode } from 'react';
import type { Page } from 'contract/core/endpoint';
import type { ManagedItem } from 'contract/manage/content';
import { useCall } from '@/lib/api/useCall';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { useListAddress, type ListAddress } from '@/ui/list/useListAddress';
import type { Query } from '@/ui/states/QueryState';
import { useTopOfPage } from '@/ui/list/useTopOfPage';
import { OwnersLink } from '../care/OwnersLink';
import { StudioPlace } from '../place/StudioPlace';
import { CONTENT_FIELDS, contentInput, type ContentState } from './content-address';
import { ContentFilters } from './ContentFilters';
import { ContentResults } from './ContentResults';
import { SavedViews } from './SavedViews';

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
    <StudioPlace title={t('places.content')} titleRef={head} count={total} actions={<OwnersLink />}>
      <SavedViews address={address} />
      <ContentFilters
        address={address}
        total={total}
        isEmpty={count === 0}
        onRemove={() => {
          head.current?.focus({ preventScroll: true });
        }}
      />
      <Around address={address} list={list}>
        <ContentResults address={address} list={list} />
      </Around>
    </StudioPlace>
  );
}
