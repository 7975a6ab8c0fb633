import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from 'umi';
import { beginRoute, type RouteFiles } from './src/lib/first-paint';
import { LOCALES } from './contract/locale';
import { SIGN_IN_PATH } from './src/lib/paths';
import { LOGO_PATH } from './src/ui/logo-path';

interface RouteEntry {
  id: string;
  absPath: string;
  parentId?: string;
  isLayout?: boolean;
}

/** Umi finds this file by its name. It makes the built index.html paint first: scripts deferred, the frame in the HTML, the route's files preloaded. */
export default function firstPaint(api: IApi): void {
  // Umi's own preloading takes the 404 page for every address with a parameter, and waits for a script of its own.
  api.skipPlugins(['routePreloadOnLoad']);

  // Umi hands `targets` to Babel where its preset does not look: all of it, axios included, would become ES5.
  api.modifyBabelPresetOpts((options: { presetEnv: object }) => ({
    ...options,
    presetEnv: { ...options.presetEnv, targets: api.config.targets as object },
  }));

  let build: { id: string; files: RouteFiles } | null = null;
  api.onBuildComplete(({ err, stats }) => {
    if (err) return;
    const { hash = '', namedChunkGroups = {} } = stats.toJson({ all: false, hash: true, chunkGroups: true });
    const chunkNames = chunkNamesOfRoutes(join(api.paths.absTmpPath, 'core/route.tsx'));
    const routes = Object.values(api.appData.routes as Record<string, RouteEntry>);
    const filesOf = (chunk = '') => namedChunkGroups[chunk]?.assets?.map(({ name }) => name) ?? [];
    build = { id: hash, files: routeFiles(routes, (id) => filesOf(chunkNames.get(id)), filesOf) };
  });

  api.modifyHTML(($) => {
    $('html').attr('lang', 'en-US');
    // A deferred script would wait its turn behind everything else, although all of it is of use only after that script.
    $('script[src]').attr({ defer: '', fetchpriority: 'high' });
    // A script in the page waits for the styles before it, so those come last.
    $('head').append($('link[rel="stylesheet"]'));
    $('#root').html(FRAME);
    if (!build) return $;
    $('head').prepend(`<meta name="portico-build" content="${build.id}">`);
    const call = `(${beginRoute.toString()})(${JSON.stringify(build.files)},${JSON.stringify(SIGN_IN_PATH)})`;
    $('script:not([src])').last().after(`<script>${call}</script>`);
    return $;
  });
}

const FRAME = `<div class="first-frame"><div class="content"><svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><path d="${LOGO_PATH}"/></svg><span>Portico</span></div></div>`;

/** Which chunk holds each route's page, by the route's id, from the file that Umi has generated. */
function chunkNamesOfRoutes(generated: string): Map<string, string> {
  const lines = readFileSync(generated, 'utf8').matchAll(/'([^']+)': React\.lazy\(.*?webpackChunkName: "([^"]+)"/g);
  const names = new Map([...lines].map(([, id = '', chunk = '']) => [id, chunk]));
  if (!names.size) throw new Error(`no route found in ${generated}`);
  return names;
}

function routeFiles(
  routes: RouteEntry[],
  filesOfRoute: (id: string) => string[],
  filesOfChunk: (name: string) => string[],
): RouteFiles {
  const files: string[] = [];
  const numbersOf = (names: string[]) =>
    names.filter(isPreloadable).map((name) => {
      if (!files.includes(name)) files.push(name);
      return files.indexOf(name);
    });
  const pages = routes.filter(({ isLayout }) => !isLayout).sort((a, b) => rank(b.absPath) - rank(a.absPath));
  return {
    routes: pages.map(({ id, absPath, parentId = '' }) => [
      patternOf(absPath),
      numbersOf([...new Set([...filesOfRoute(parentId), ...filesOfRoute(id)])]),
    ]),
    locales: Object.fromEntries(LOCALES.map((locale) => [locale, numbersOf(filesOfChunk(`locale-${locale}`))])),
    files,
  };
}

const isPreloadable = (name: string) => /\.(async\.js|chunk\.css)$/.test(name);

/** The more an address is spelt out the earlier it is tried; the page for all the others comes last. */
const rank = (path: string) =>
  path.split('/').reduce((sum, segment) => sum + (segment === '*' ? -1000 : segment.startsWith(':') ? 10 : 11), 0);

const patternOf = (path: string) =>
  `^${path
    .replace(/:[^/]+/g, '[^/]+')
    .replace(/\/\*$/, '/.*')
    .replace(/\/?$/, '/?')}$`;
