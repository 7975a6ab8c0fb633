import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { matchRoutes } from 'umi';

interface PageModule {
  default: ComponentType;
}
type LazyPage = LazyExoticComponent<ComponentType> & { _payload: { _result: () => Promise<PageModule> } };

/** Argument of Umi's `patchRoutes`: the routes by id, and the lazy component of each. */
export interface Routes {
  routes: Record<string, { id: string; path: string; isLayout?: boolean }>;
  routeComponents: Record<string, unknown>;
}

/** Route as Umi gives it to React Router. */
interface ClientRoute {
  path?: string;
  isLayout?: boolean;
  children?: ClientRoute[];
}

let loaders = new Map<string, () => Promise<PageModule>>();
let pages: { id: string; path: string }[] = [];
let layouts: string[] = [];

/**
 * Replaces the lazy page components, so that a page whose code is already loaded renders immediately. React.lazy would show its
 * fallback briefly even then, and React keeps a visible fallback for 300 ms. Reads the loader from the internal field that Umi's
 * own prefetching uses.
 */
export function renderLoadedAtOnce({ routes, routeComponents }: Routes): void {
  loaders = new Map();
  for (const [id, component] of Object.entries(routeComponents)) {
    const load = (component as Partial<LazyPage>)._payload?._result;
    if (!load) continue;
    let loaded: PageModule | null = null;
    const loadAndKeep = async () => (loaded = await load());
    loaders.set(id, loadAndKeep);
    routeComponents[id] = lazy(() => (loaded ? settled(loaded) : loadAndKeep()));
  }
  const all = Object.values(routes);
  layouts = all.filter(({ isLayout }) => isLayout).map(({ id }) => id);
  pages = all.filter(({ isLayout }) => !isLayout).map(({ id, path }) => ({ id, path: path.startsWith('/') ? path : `/${path}` }));
}

/**
 * Adds the not-found page once more, in a layout for every path. React Router matches a layout at `/` only before a letter, a digit and
 * a few other characters, and would render nothing at an address such as `/@name`.
 */
export function addRouteForEveryPath({ routes }: { routes: ClientRoute[] }): void {
  const added = routes
    .filter(({ isLayout }) => isLayout)
    .map((layout) => ({ ...layout, path: '/*', children: layout.children?.filter(({ path }) => path === '*') ?? [] }));
  routes.push(...added);
}

/** Loads the code of the layout and of the page at `pathname`. */
export async function loadPage(pathname: string): Promise<void> {
  const pattern = matchRoutes(pages, pathname)?.at(-1)?.route.path;
  const ids = [...layouts, ...pages.filter(({ path }) => path === pattern).map(({ id }) => id)];
  await Promise.all(ids.flatMap((id) => loaders.get(id) ?? []).map((load) => load()));
}

/** Returns a promise whose `then` calls back synchronously, so that React.lazy does not suspend. */
function settled(module: PageModule): Promise<PageModule> {
  const promise = Promise.resolve(module);
  return Object.assign(promise, {
    then: (resolve: (module: PageModule) => unknown) => {
      resolve(module);
      return promise;
    },
  });
}
