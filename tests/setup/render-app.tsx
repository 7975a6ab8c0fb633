import { lazy, type ComponentType } from 'react';
import { act, cleanup, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { ApplyPluginsType, createHistory, renderClient } from 'umi';
import { createPluginManager } from '@@/core/plugin';
import { getRoutes } from '@@/core/route';

interface AppOptions {
  /** Errors that the loaders of routes reject with, by route id. */
  failingPages?: Record<string, Error>;
}

/** Renders the complete application at an address: Umi's start, without its `#root` element. */
export async function renderApp(address: string, { failingPages = {} }: AppOptions = {}): Promise<UserEvent> {
  // A page load discards the previous page.
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

/** Resolves when the work of the program before its first render is done. */
const started = (pluginManager: ReturnType<typeof createPluginManager>): Promise<void> =>
  new Promise((resolve) => {
    const start = pluginManager.applyPlugins({
      key: 'render',
      type: ApplyPluginsType.compose,
      initialValue: resolve,
    }) as () => void;
    start();
  });
