import '@/lib/i18n/texts/studio/releases';
import { useState } from 'react';
import { useCall } from '@/lib/api/useCall';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { TabNav } from '@/ui/list/TabNav';
import { useListAddress } from '@/ui/list/useListAddress';
import { useTopOfPage } from '@/ui/list/useTopOfPage';
import { Icon } from '@/ui/primitives/Icon';
import { useIsPhone } from '@/ui/primitives/useMediaQuery';
import { StudioPlace } from '../place/StudioPlace';
import { NewReleaseDialog } from './NewReleaseDialog';
import { ReleaseList } from './ReleaseList';
import { LISTS, RELEASES_FIELDS } from './releases-address';

/** Place with the releases that are to come and those that are done with. */
export function ReleasesScreen() {
  const { t } = useTranslation('releases');
  const { state, hrefWith } = useListAddress(RELEASES_FIELDS);
  const head = useTopOfPage(state.page);
  const [isNew, setNew] = useState(false);
  const releases = useCall('POST /api/manage/release/list', { list: state.list, page: state.page });
  // Data of the other list is not shown while this one loads.
  const list = releases.loading && !releases.refreshing ? { ...releases, data: undefined } : releases;
  const isPhone = useIsPhone();
  const isEmpty = state.list === 'coming' && state.page === 1 && !list.failure && list.data?.total === 0;
  // On phones, the tabs would move up without the button above them.
  const isAddBelow = isEmpty && !isPhone;
  const add = (
    <button
      type="button"
      className="button button-primary"
      onClick={() => {
        setNew(true);
      }}
    >
      <Icon name="plus" />
      {t('new.open')}
    </button>
  );
  const tabs = LISTS.map((list) => ({ name: t(`list.${list}`), href: hrefWith({ list }), current: list === state.list }));
  return (
    <>
      <StudioPlace
        title={t('title')}
        titleRef={head}
        lead={t('lead')}
        actions={!isAddBelow && add}
        tabs={<TabNav label={t('lists')} tabs={tabs} />}
      >
        <ReleaseList list={state.list} releases={list} hrefOf={(page) => hrefWith({ page })} add={isAddBelow && add} />
      </StudioPlace>
      {isNew && (
        <NewReleaseDialog
          onClose={() => {
            setNew(false);
          }}
        />
      )}
    </>
  );
}
