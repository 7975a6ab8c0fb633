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

/**
 * Umi plugin, which Umi finds by its file name. It makes the built index.html paint early: it defers the scripts, adds the static
 * frame to the HTML and a placeholder for the files of the requested page.
 */
export default function firstPaint(api: IApi): void {
  // Umi's own preloading loads the 404 page for every address with a parameter, and waits for an additional script.
  api.skipPlugins(['routePreloadOnLoad']);

  // Umi passes `targets` to Babel under an option that its preset ignores; without this, all code including axios would become ES5.
  api.modifyBabelPresetOpts((options: { presetEnv: object }) => ({
    ...options,
    presetEnv: { ...options.presetEnv, targets: api.config.targets as object },
  }));

  let buildId: string | null = null;
  api.onBuildComplete(({ err, stats }) => {
    if (err) return;
    const { hash = '', namedChunkGroups = {} } = stats.toJson({
      all: false,
      hash: true,
      chunkGroups: true,
      chunkGroupChildren: true,
    });
    const chunkNames = chunkNamesOfRoutes(join(api.paths.absTmpPath, 'core/route.tsx'));
    const routes = Object.values(api.appData.routes as Record<string, RouteEntry>);
    const filesOf = (chunk = '') => namedChunkGroups[chunk]?.assets?.map(({ name }) => `/${name}`).filter(isOfPage) ?? [];
    const besideOf = (chunk = '') =>
      (namedChunkGroups[chunk]?.childAssets?.preload ?? []).map((name) => `/${name}`).filter(isOfPage);
    const list: PageFiles = {
      routes: routeFiles(
        routes,
        (id) => filesOf(chunkNames.get(id)),
        (id) => besideOf(chunkNames.get(id)),
      ),
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
    // The program runs only when all its scripts have loaded, so none of them may queue behind pictures and API calls.
    const program = $('script[src]').remove().attr({ defer: '', fetchpriority: 'high' });
    $('head').prepend(`<meta name="portico-build" content="${buildId}">`);
    program.each((_, script) => {
      $('head').append(`<link rel="preload" as="script" fetchpriority="high" href="${$(script).attr('src') ?? ''}">`);
    });
    // Inline scripts wait for the stylesheets before them, so the stylesheets come after. The scripts of the requested page run
    // before the program, which then need not wait for them.
    $('head').append($('link[rel="stylesheet"]')).append(PAGE_FILES_PLACE).append(program);
    return $;
  });
}

const FRAME = `<div class="first-frame"><div class="content"><svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><path d="${LOGO_PATH}"/></svg><span>Portico</span></div></div>`;

/** Returns the name of the chunk with each route's page, by route id, read from the file that Umi generated. */
function chunkNamesOfRoutes(generated: string): Map<string, string> {
  const lines = readFileSync(generated, 'utf8').matchAll(/'([^']+)': React\.lazy\(.*?webpackChunkName: "([^"]+)"/g);
  const names = new Map([...lines].map(([, id = '', chunk = '']) => [id, chunk]));
  if (!names.size) throw new Error(`no route found in ${generated}`);
  return names;
}

function routeFiles(
  routes: RouteEntry[],
  filesOfRoute: (id: string) => string[],
  besideRoute: (id: string) => string[],
): PageFiles['routes'] {
  const pages = routes.filter(({ isLayout }) => !isLayout).sort((a, b) => rank(b.absPath) - rank(a.absPath));
  return pages.map(({ id, absPath, parentId = '' }) => {
    const own = filesOfRoute(id);
    if (!own.length) throw new Error(`no file found of the page ${absPath}`);
    return [patternOf(absPath), [...new Set([...filesOfRoute(parentId), ...own])], besideRoute(id)];
  });
}

const isOfPage = (name: string) => /\.(async\.js|chunk\.css)$/.test(name);

/** Returns a number that is higher the more specific a path is; routes are matched in descending order, with the catch-all page last. */
const rank = (path: string) =>
  path.split('/').reduce((sum, segment) => sum + (segment === '*' ? -1000 : segment.startsWith(':') ? 10 : 11), 0);

const patternOf = (path: string) =>
  `^${path
    .replace(/:[^/]+/g, '[^/]+')
    .replace(/\/\*$/, '/.*')
    .replace(/\/?$/, '/?')}$`;
