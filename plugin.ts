import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from 'umi';
import { LOCALES } from './contract/core/locale';
import { PAGE_FILES_LIST, PAGE_FILES_PLACE, type PageFiles } from './contract/core/page-files';
import { SIGN_IN_PATH } from './src/lib/paths';
import { LOGO_PATH } from './src/ui/primitives/logo-path';

interface RouteEntry {
  id: string;
  absPath: string;
  parentId?: string;
  isLayout?: boolean;
}

/** Umi finds this file by its name. It makes the built index.html paint first: scripts deferred, the frame in the HTML, a place for the files of the page asked for. */
export default function firstPaint(api: IApi): void {
  // Umi's own preloading takes the 404 page for every address with a parameter, and waits for a script of its own.
  api.skipPlugins(['routePreloadOnLoad']);

  // Umi hands `targets` to Babel where its preset does not look: all of it, axios included, would become ES5.
  api.modifyBabelPresetOpts((options: { presetEnv: object }) => ({
    ...options,
    presetEnv: { ...options.presetEnv, targets: api.config.targets as object },
  }));

  let buildId: string | null = null;
  api.onBuildComplete(({ err, stats }) => {
    if (err) return;
    const { hash = '', namedChunkGroups = {} } = stats.toJson({ all: false, hash: true, chunkGroups: true });
    const chunkNames = chunkNamesOfRoutes(join(api.paths.absTmpPath, 'core/route.tsx'));
    const routes = Object.values(api.appData.routes as Record<string, RouteEntry>);
    const filesOf = (chunk = '') => namedChunkGroups[chunk]?.assets?.map(({ name }) => `/${name}`).filter(isOfPage) ?? [];
    const list: PageFiles = {
      routes: routeFiles(routes, (id) => filesOf(chunkNames.get(id))),
      texts: Object.fromEntries(LOCALES.map((locale) => [locale, filesOf(`locale-${locale}`)])) as PageFiles['texts'],
      signInPath: SIGN_IN_PATH,
    };
    writeFileSync(join(api.paths.absOutputPath, PAGE_FILES_LIST), JSON.stringify(list));
    buildId = hash;
  });

  api.modifyHTML(($) => {
    $('html').attr('lang', LOCALES[0]);
    $('#root').html(FRAME);
    if (!buildId) return $;
    // The program is of use only as a whole: none of it may wait behind pictures and calls.
    const program = $('script[src]').remove().attr({ defer: '', fetchpriority: 'high' });
    $('head').prepend(`<meta name="portico-build" content="${buildId}">`);
    program.each((_, script) => {
      $('head').append(`<link rel="preload" as="script" fetchpriority="high" href="${$(script).attr('src') ?? ''}">`);
    });
    // A script in the page waits for the styles before it, so those come after. A page's own scripts run before the program that asks
    // for them, which then need not wait.
    $('head').append($('link[rel="stylesheet"]')).append(PAGE_FILES_PLACE).append(program);
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

function routeFiles(routes: RouteEntry[], filesOfRoute: (id: string) => string[]): PageFiles['routes'] {
  const pages = routes.filter(({ isLayout }) => !isLayout).sort((a, b) => rank(b.absPath) - rank(a.absPath));
  return pages.map(({ id, absPath, parentId = '' }) => {
    const own = filesOfRoute(id);
    if (!own.length) throw new Error(`no file found of the page ${absPath}`);
    return [patternOf(absPath), [...new Set([...filesOfRoute(parentId), ...own])]];
  });
}

const isOfPage = (name: string) => /\.(async\.js|chunk\.css)$/.test(name);

/** The more an address is spelt out the earlier it is tried; the page for all the others comes last. */
const rank = (path: string) =>
  path.split('/').reduce((sum, segment) => sum + (segment === '*' ? -1000 : segment.startsWith(':') ? 10 : 11), 0);

const patternOf = (path: string) =>
  `^${path
    .replace(/:[^/]+/g, '[^/]+')
    .replace(/\/\*$/, '/.*')
    .replace(/\/?$/, '/?')}$`;
