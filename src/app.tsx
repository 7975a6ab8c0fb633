import { startTransition, type ReactNode } from 'react';
import { history } from 'umi';
import { waitForPreload } from '@/lib/api/preloaded-response';
import { startI18n } from '@/lib/i18n/i18n';
import { loginPath, SIGN_IN_PATH } from '@/lib/paths';
import { setRouteLoading } from '@/lib/browser/route-progress';
import { isSignedIn } from '@/lib/session/session';
import { beginWithPerson } from '@/lib/session/session-person';
import { ErrorBoundary } from '@/ui/states/ErrorBoundary';
import { PageFailure } from '@/ui/states/PageFailure';
import { loadPage, renderLoadedAtOnce } from './route-components';
import { showStartFailure } from './start-failure';
import './ui/tokens.css';
import './ui/base.css';

type History = typeof history;
interface ClientOptions {
  history: History;
  useStream?: boolean;
}

export { renderLoadedAtOnce as patchRoutes };

/**
 * The texts and the page's program come first; whoever is signed out is led to the login page before anything else is rendered.
 * A program that does not load is told by the error boundary, once React asks for it.
 */
export function render(start: () => void): void {
  const { pathname, search, hash } = history.location;
  beginWithPerson();
  if (!isSignedIn() && pathname !== SIGN_IN_PATH) history.replace(loginPath(pathname + search + hash));
  const page = Promise.allSettled([loadPage(history.location.pathname)]);
  Promise.all([startI18n(), page]).then(waitForPreload).then(start, showStartFailure);
}

/** Around everything, the layout included: its chunk can fail as well. */
export function rootContainer(container: ReactNode): ReactNode {
  return <ErrorBoundary fallback={(error) => <PageFailure error={error} />}>{container}</ErrorBoundary>;
}

/**
 * A route change is a transition: the page of before stays until the next one can be painted. Umi would show an empty box meanwhile,
 * in a Suspense of its own around each page (`useStream`).
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
