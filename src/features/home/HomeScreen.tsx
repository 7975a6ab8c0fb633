import { useDeferredValue } from 'react';
import type { Home } from 'contract/home';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { PageTitle } from '@/ui/primitives/PageTitle';
import { QueryState } from '@/ui/states/QueryState';
import { Banner } from './banner/Banner';
import { DeadlineList } from './DeadlineList';
import { EmptyPortal } from './EmptyPortal';
import { HomeSkeleton } from './HomeSkeleton';
import { HomeTop } from './HomeTop';
import { NewsBox } from './boxes/NewsBox';
import { NoticeBox } from './boxes/NoticeBox';
import { PersonnelBox } from './boxes/PersonnelBox';
import { RecentBox } from './boxes/RecentBox';
import { ServiceBox } from './boxes/ServiceBox';
import { Shortcuts } from './shortcuts/Shortcuts';
import { ToolBox } from './boxes/ToolBox';
import { useHome } from '../../entities/home/useHome';
import { WelfareBox } from './boxes/WelfareBox';
import styles from './HomeScreen.module.css';

/** Home page. The greeting is shown immediately; everything below it arrives in one response and is shown together. */
export function HomeScreen() {
  const home = useHome();
  return (
    <>
      <PageTitle />
      <HomeTop words={home.data?.keywords} />
      <div className={`content ${styles.page}`}>
        <QueryState query={home} skeleton={<HomeSkeleton />}>
          {(whole) =>
            whole.isEmpty ? (
              <EmptyPortal onRefresh={home.retry} />
            ) : (
              <>
                <DeadlineList whole={whole} />
                <Shortcuts home={home} whole={whole} />
                <Banner whole={whole} />
                <Boxes whole={whole} />
              </>
            )
          }
        </QueryState>
      </div>
    </>
  );
}

/** Renders the first box immediately and the others in a deferred render. */
function Boxes({ whole }: { whole: Home }) {
  const { t } = useTranslation('home');
  const all = useDeferredValue(true, false);
  return (
    <div className={styles.grid}>
      <div className={styles.column}>
        <NoticeBox whole={whole} />
        {all && (
          <>
            <ServiceBox whole={whole} />
            <PersonnelBox whole={whole} />
            <NewsBox whole={whole} />
          </>
        )}
      </div>
      {all && (
        <div className={styles.column} aria-label={t('side')} role="group">
          <ToolBox whole={whole} />
          <WelfareBox whole={whole} />
          <RecentBox whole={whole} />
        </div>
      )}
    </div>
  );
}
