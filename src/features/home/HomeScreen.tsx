import '@/lib/i18n/texts/home';
import { useDeferredValue } from 'react';
import type { Home } from 'contract/home';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { PageTitle } from '@/ui/primitives/PageTitle';
import { useMediaQuery } from '@/ui/primitives/useMediaQuery';
import { QueryState } from '@/ui/states/QueryState';
import { Banner } from './banner/Banner';
import { EmptyPortal } from './EmptyPortal';
import { HomeSkeleton } from './HomeSkeleton';
import { HomeTop } from './HomeTop';
import { tasksOf } from './todo/tasks';
import { ToDo } from './todo/ToDo';
import { TodayBox } from './today/TodayBox';
import { NewsBox } from './boxes/NewsBox';
import { NoticeBox } from './boxes/NoticeBox';
import { PersonnelBox } from './boxes/PersonnelBox';
import { RecentBox } from './boxes/RecentBox';
import { ServiceBox } from './boxes/ServiceBox';
import { Shortcuts } from './shortcuts/Shortcuts';
import { ToolBox } from './boxes/ToolBox';
import { useReportMissingAlert } from '../../entities/home/alert-on-home';
import { ChangeHome, useHome, type HomeState } from '../../entities/home/useHome';
import { WelfareBox } from './boxes/WelfareBox';
import styles from './HomeScreen.module.css';

/** Home page. The greeting is shown immediately; everything below it arrives in one response and is shown together. */
export function HomeScreen() {
  const home = useHome();
  useReportMissingAlert(home.failure !== null);
  return (
    <>
      <PageTitle />
      <HomeTop words={home.data?.keywords ?? (home.loading ? undefined : [])} isFree={home.data && isFree(home.data)} />
      <div className={`content ${styles.page}`}>
        <QueryState query={home} skeleton={<HomeSkeleton />}>
          {(whole) =>
            whole.isEmpty ? (
              <EmptyPortal onRefresh={home.retry} />
            ) : (
              <ChangeHome value={home.mutate}>
                <ToDo whole={whole} />
                <Boxes home={home} whole={whole} />
              </ChangeHome>
            )
          }
        </QueryState>
      </div>
    </>
  );
}

/** Returns true if nothing is due, so that the drawing may take the space of the tasks. */
const isFree = (whole: Home): boolean => !whole.isEmpty && whole.inbox !== undefined && tasksOf(whole).length === 0;

/** Renders the boxes of the first screen immediately and the others in a deferred render. */
function Boxes({ home, whole }: { home: HomeState; whole: Home }) {
  const { t } = useTranslation('home');
  const all = useDeferredValue(true, false);
  // In a single column, the box for today comes first.
  const isOneColumn = useMediaQuery('(max-width: 900px)');
  return (
    <div className={styles.grid}>
      <div className={styles.column}>
        {isOneColumn && <TodayBox whole={whole} />}
        <NoticeBox whole={whole} />
        {all && (
          <>
            <ServiceBox whole={whole} />
            <PersonnelBox whole={whole} />
            <NewsBox whole={whole} />
            <RecentBox whole={whole} />
          </>
        )}
      </div>
      <div className={styles.column} aria-label={t('side')} role="group">
        {!isOneColumn && <TodayBox whole={whole} />}
        <Banner whole={whole} />
        <Shortcuts home={home} whole={whole} />
        {all && (
          <>
            <ToolBox whole={whole} />
            <WelfareBox whole={whole} />
          </>
        )}
      </div>
    </div>
  );
}
