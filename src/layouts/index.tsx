import { Suspense, useEffect, type MouseEvent } from 'react';
import { Outlet, useLocation } from 'umi';
import { useCurrentUser } from '@/lib/session/useCurrentUser';
import { SIGN_IN_PATH, SIGNED_IN_PATH } from '@/lib/paths';
import { forgetShownAs, isSeeAsTab } from '@/lib/session/see-as';
import { isSignedIn } from '@/lib/session/session';
import { followTheme } from '@/lib/browser/theme';
import { hasUnsavedWork } from '@/lib/session/unsaved-work';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { scrollToTarget, targetOf } from '@/entities/item/article/anchor';
import { ErrorBoundary } from '@/ui/states/ErrorBoundary';
import { PageFailure } from '@/ui/states/PageFailure';
import { Toasts } from '@/ui/overlay/Toasts';
import { OptionalPart } from '@/ui/states/OptionalPart';
import { AlertBar } from '../features/notifications/AlertBar';
import { BottomNav } from './BottomNav';
import { Footer } from './Footer';
import { Header } from './Header';
import { PortalSearchPalette } from './PortalSearchPalette';
import { PageSkeleton } from './PageSkeleton';
import { LocaleMenu, ThemeMenu } from './PreferenceMenus';
import { RouteProgress } from './RouteProgress';
import { SessionNotice } from '../features/session/SessionNotice';
import { SignedOut } from '../features/session/SignedOut';
import { useRouteChange } from './useRouteChange';
import { useSessionUpkeep } from '../features/session/useSessionUpkeep';
import styles from './index.module.css';

/** Paths of pages without header, navigation and footer. */
const ALONE = [SIGN_IN_PATH, SIGNED_IN_PATH];

const loadSeeAsBar = async () => ({ default: (await import('../features/see-as/SeeAsBar')).SeeAsBar });

/** Renders the frame around every page, or redirects to the login page if nobody is signed in and there is no unsaved work. */
export default function GlobalLayout() {
  const { pathname } = useLocation();
  const user = useCurrentUser();
  useEffect(followTheme, []);
  useSessionUpkeep();
  if (ALONE.includes(pathname)) {
    return (
      <>
        <div className={styles.preferences}>
          <LocaleMenu />
          <ThemeMenu />
        </div>
        <Page />
        <Toasts />
      </>
    );
  }
  if (!isSignedIn() && !hasUnsavedWork()) return <SignedOut />;
  return (
    <div className={styles.frame}>
      <SkipLink />
      <RouteProgress />
      {isSeeAsTab() && (
        <OptionalPart load={loadSeeAsBar} onFailure={forgetShownAs}>
          {(Bar) => <Bar />}
        </OptionalPart>
      )}
      <Header user={user} pathname={pathname} />
      <PortalSearchPalette />
      <AlertBar user={user} pathname={pathname} />
      <Page />
      <Footer />
      <BottomNav user={user} pathname={pathname} />
      <Toasts />
      <SessionNotice />
    </div>
  );
}

function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className={styles.skip} href="#content" onClick={skip}>
      {t('nav.skip')}
    </a>
  );
}

/** Moves the focus to the content without adding a history entry, so that Back still leads to the previous page. */
function skip(event: MouseEvent<HTMLAnchorElement>): void {
  const content = targetOf(event.currentTarget.hash);
  if (!content) return;
  event.preventDefault();
  scrollToTarget(content);
}

function Page() {
  const { pathname, search } = useLocation();
  const mainRef = useRouteChange();
  return (
    <main id="content" ref={mainRef} tabIndex={-1} className={styles.main}>
      <ErrorBoundary resetKey={pathname + search} fallback={(error) => <PageFailure error={error} />}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </main>
  );
}
