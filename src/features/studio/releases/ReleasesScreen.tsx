import '@/lib/i18n/texts/releases';
import { useState } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { TabNav } from '@/ui/list/TabNav';
import { useListAddress } from '@/ui/list/useListAddress';
import { useTopOfPage } from '@/ui/list/useTopOfPage';
import { Icon } from '@/ui/primitives/Icon';
import { PageTitle } from '@/ui/primitives/PageTitle';
import { NewReleaseDialog } from './NewReleaseDialog';
import { ReleaseList } from './ReleaseList';
import { LISTS, RELEASES_FIELDS } from './releases-address';
import styles from './ReleasesScreen.module.css';

/** Place with the releases that are to come and those that are done with. */
export function ReleasesScreen() {
  const { t } = useTranslation(['releases', 'studio']);
  const { state, hrefWith } = useListAddress(RELEASES_FIELDS);
  const head = useTopOfPage(state.page);
  const [isNew, setNew] = useState(false);
  const tabs = LISTS.map((list) => ({ name: t(`list.${list}`), href: hrefWith({ list }), current: list === state.list }));
  return (
    <>
      <PageTitle page={t('title')} area={t('studio:title')} />
      <header className={`content ${styles.head}`}>
        <div>
          <h1 ref={head} tabIndex={-1}>
            {t('title')}
          </h1>
          <p>{t('lead')}</p>
        </div>
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
      </header>
      <TabNav label={t('lists')} tabs={tabs} />
      <div className={`content ${styles.part}`}>
        <ReleaseList key={state.list} list={state.list} page={state.page} hrefOf={(page) => hrefWith({ page })} />
      </div>
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
