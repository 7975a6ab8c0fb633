import { lazy, type ComponentType } from 'react';
import { act, cleanup, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { ApplyPluginsType, createHistory, renderClient } from 'umi';
import { createPluginManager } from '@@/core/plugin';
import { getRoutes } from '@@/core/route';

interface AppOptions {
  /** Routes whose program does not load, by the route's id, with what the loader then throws. */
  failingPages?: Record<string, Error>;
}

/** The real program at an address: Umi's own start, with the page's element in place of `#root`. */
export async function renderApp(address: string, { failingPages = {} }: AppOptions = {}): Promise<UserEvent> {
  // A page load ends the page of before.
  cleanup();
  window.history.replaceState(null, '', address);
  const pluginManager = createPluginManager();
  const { routes, routeComponents } = await getRoutes();
  for (const [id, error] of Object.entries(failingPages)) {
    if (!(id in routes)) throw new Error(`no route has the id ${id}`);
    Object.assign(routeComponents, { [id]: lazy(() => Promise.reject(error)) });
  }
  const history = createHistory({ type: 'browser', basename: '/' });
  const context = pluginManager.applyPlugins({
    key: 'modifyClientRenderOpts',
    type: ApplyPluginsType.modify,
    initialValue: {
      routes,
      routeComponents,
      pluginManager,
      history,
      basename: '/',
      publicPath: '/',
      useStream: true,
      components: true,
    },
  }) as Parameters<typeof renderClient>[0];
  await started(pluginManager);
  const App = renderClient(context) as unknown as ComponentType;
  const user = userEvent.setup();
  await act(() => {
    render(<App />);
    return Promise.resolve();
  });
  return user;
}

/** Resolves once what the program does before it renders is done. */
const started = (pluginManager: ReturnType<typeof createPluginManager>): Promise<void> =>
  new Promise((resolve) => {
    const start = pluginManager.applyPlugins({
      key: 'render',
      type: ApplyPluginsType.compose,
      initialValue: resolve,
    }) as () => void;
    start();
  });
