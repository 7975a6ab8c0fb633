import { startTransition, type ReactNode } from 'react';
import { history } from 'umi';
import { leaveAnswers, takeLeftAnswers } from '@/lib/api/answer-cache';
import { takeRenderedPage } from '@/lib/api/rendered-page';
import { waitForPreload } from '@/lib/api/preloaded-response';
import { startI18n } from '@/lib/i18n/i18n';
import { canKeepPages } from '@/lib/offline/has-copies';
import { loginPath, SIGN_IN_PATH } from '@/lib/paths';
import { rememberDevice } from '@/lib/session/device';
import { painted } from '@/lib/browser/painted';
import { setRouteLoading } from '@/lib/browser/route-progress';
import { isSignedIn } from '@/lib/session/session';
import { beginWithPerson } from '@/lib/session/session-person';
import { ErrorBoundary } from '@/ui/states/ErrorBoundary';
import { PageFailure } from '@/ui/states/PageFailure';
import { addRouteForEveryPath, loadPage, renderLoadedAtOnce } from './route-components';
import { showStartFailure } from './start-failure';
import './ui/tokens.css';
import './ui/base.css';

type History = typeof history;
interface ClientOptions {
  history: History;
  useStream?: boolean;
}

export { addRouteForEveryPath as patchClientRoutes, renderLoadedAtOnce as patchRoutes };

/**
 * Starts the app once the texts, the page's code and the preloaded data are there. Redirects to the login page before anything is
 * rendered if nobody is signed in. If a page's code fails to load, the error boundary reports it when React renders the page.
 */
export function render(start: () => void): void {
  const { pathname, search, hash } = history.location;
  beginWithPerson();
  const isShown = takeRenderedPage();
  takeLeftAnswers();
  window.addEventListener('pagehide', leaveAnswers);
  rememberDevice(canKeepPages);
  if (!isSignedIn() && pathname !== SIGN_IN_PATH) history.replace(loginPath(pathname + search + hash));
  const page = Promise.allSettled([loadPage(history.location.pathname)]);
  // The content is not held back by the program that renders it again.
  Promise.all([startI18n(), page, isShown && painted()])
    .then(waitForPreload)
    .then(start, showStartFailure);
}

/** Wraps the whole app, including the layout, in an error boundary, because the layout's chunk can fail to load as well. */
export function rootContainer(container: ReactNode): ReactNode {
  return <ErrorBoundary fallback={(error) => <PageFailure error={error} />}>{container}</ErrorBoundary>;
}

/**
 * Makes every route change a React transition, so that the previous page stays visible until the next one can be painted.
 * Disables Umi's `useStream`, which would wrap each page in its own Suspense and show an empty box.
 */
export function modifyClientRenderOpts(options: ClientOptions): ClientOptions {
  return { ...options, useStream: false, history: withTransitions(options.history) };
}

const withTransitions = (inner: History): History =>
  Object.create(inner, {
    listen: {
      value: (listener: Parameters<History['listen']>[0]) =>
        inner.listen((update) => {
          setRouteLoading(true);
          startTransition(() => {
            listener(update);
          });
        }),
    },
  }) as History;
