import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { IApi } from 'umi';
import { LOCALES, type Locale } from './contract/core/locale';
import {
  BUILD_META,
  BUILT_WORKER,
  PAGE_FILES_LIST,
  PAGE_FILES_PLACE,
  WORKER_META,
  WORKER_PATH,
  type PageFiles,
} from './contract/core/page-files';
import { CONTENT_END, CONTENT_START } from './contract/core/page-rendering';
import { serviceWorker } from './scripts/bundled-scripts';
import { joinScripts } from './scripts/join-scripts';
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

  // Every page shows the layout, so scripts that layout and pages share form one chunk, which is joined with the program, not with pages.
  api.modifyWebpackConfig((config) => {
    const { splitChunks } = config.optimization ?? {};
    if (!splitChunks) return config;
    splitChunks.cacheGroups = {
      ...splitChunks.cacheGroups,
      layout: {
        name: 'shared-layout',
        chunks: 'async',
        minChunks: 2,
        priority: 20,
        enforce: true,
        test: isOfLayout,
      },
    };
    return config;
  });

  let build: { id: string; list: PageFiles; ofFailures: string[] } | null = null;
  api.onBuildComplete(({ err, stats }) => {
    if (err) return;
    const { hash = '', namedChunkGroups = {} } = stats.toJson({
      all: false,
      hash: true,
      chunkGroups: true,
      chunkGroupChildren: true,
    });
    const list = joinedFiles(api, namedChunkGroups);
    writeFileSync(join(api.paths.absOutputPath, PAGE_FILES_LIST), JSON.stringify(list));
    build = {
      id: hash,
      list,
      ofFailures: FAILURE_CHUNKS.flatMap((chunk) => namedChunkGroups[chunk]?.assets ?? []).map(({ name }) => `/${name}`),
    };
  });

  api.modifyHTML(($) => {
    $('html').attr('lang', LOCALES[0]);
    $('#root').html(CONTENT_START + FRAME + CONTENT_END);
    if (!build) return $;
    const { id, list, ofFailures } = build;
    $('head').prepend(`<meta name="${BUILD_META}" content="${id}"><meta name="${WORKER_META}" content="${WORKER_PATH}">`);
    // The program runs only when all its scripts have loaded, so none of them may queue behind pictures and API calls.
    const scripts = $('script[src]').remove();
    const libraries = scripts.filter((_, script) => !MAIN_SCRIPT.test(basename($(script).attr('src') ?? '')));
    libraries.attr({ defer: '', fetchpriority: 'high' }).each((_, script) => {
      $('head').append(`<link rel="preload" as="script" fetchpriority="high" href="${$(script).attr('src') ?? ''}">`);
    });
    // Inline scripts wait for the stylesheets before them, so the stylesheets come after. The server adds the scripts of the
    // requested page, and then the program, which need not wait for them.
    const styles = $('link[rel="stylesheet"]');
    $('head').append(styles).append(libraries).append(PAGE_FILES_PLACE);
    const ofHtml: string[] = [];
    styles.each((_, link) => void ofHtml.push($(link).attr('href') ?? ''));
    libraries.each((_, script) => void ofHtml.push($(script).attr('src') ?? ''));
    const script = serviceWorker(id, pagesOfWorker(list), filesOfWorker(list, [...ofHtml, ...ofFailures]));
    writeFileSync(join(api.paths.absOutputPath, BUILT_WORKER), script);
    return $;
  });
}

const FRAME = `<div class="first-frame"><div class="content"><svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><path d="${LOGO_PATH}"/></svg><span>Portico</span></div></div>`;

/** The parts of webpack's modules and chunks that are used here. */
interface Module {
  type: string;
}
interface ChunkGraph {
  getModuleChunks: (module: Module) => Iterable<{ name?: string }>;
}

/** Returns whether a module is a script of the layout. */
const isOfLayout = (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean =>
  module.type.startsWith('javascript/') && [...chunkGraph.getModuleChunks(module)].some(({ name }) => name === 'layouts__index');

/** The part of webpack's chunk groups that is used here. */
type ChunkGroups = Record<string, { assets?: { name: string }[]; childAssets?: Record<string, string[]> }>;

/** Part of a page in a chunk of its own. */
interface PagePart {
  /** Parameter of the query with which an address shows the part; not given if any other address does. */
  query?: string;
  /** Name of the chunk. */
  chunk?: string;
}

/** Pages whose address decides which of their parts is shown first. The first part that matches is joined with the page. */
const PAGE_PARTS: Partial<Record<string, readonly PagePart[]>> = {
  '/information': [
    { query: 'doc', chunk: 'shelf-document' },
    { query: 'section', chunk: 'shelf-section' },
    { chunk: 'shelf-opening' },
  ],
};

/** Joins the scripts of the program and of each page, and returns the files of each page. Throws if a page has no script. */
function joinedFiles(api: IApi, groups: ChunkGroups): PageFiles {
  const chunkNames = chunkNamesOfRoutes(join(api.paths.absTmpPath, 'core/route.tsx'));
  const routes = Object.values(api.appData.routes as Record<string, RouteEntry>);
  const filesOf = (chunk = '') => groups[chunk]?.assets?.map(({ name }) => `/${name}`).filter(isOfPage) ?? [];
  const besideOf = (chunk = '') => (groups[chunk]?.childAssets?.preload ?? []).map((name) => `/${name}`).filter(isOfPage);
  const joined = (name: string, scripts: readonly string[]) => joinScripts(api.paths.absOutputPath, name, scripts);
  const layout = routes.filter(({ isLayout }) => isLayout).flatMap(({ id }) => filesOf(chunkNames.get(id)));
  const ofProgram = layout.filter(isScript);
  const main = groups.umi?.assets?.find(({ name }) => MAIN_SCRIPT.test(name));
  if (!main) throw new Error('no script found of the program');
  const programIn = (locale: Locale) =>
    joined(`program-${locale}`, [...filesOf(`locale-${locale}`), ...ofProgram, `/${main.name}`]);
  const pageOf = ({ id, absPath }: RouteEntry, { query, chunk = '' }: PagePart): PageFiles['routes'][number] => {
    const page = chunkNames.get(id) ?? '';
    if (chunk && !filesOf(chunk).length) throw new Error(`no file found of the part ${chunk}`);
    const files = [...new Set([...layout, ...filesOf(page), ...filesOf(chunk)])];
    const scripts = files.filter((file) => isScript(file) && !ofProgram.includes(file));
    if (!scripts.length) throw new Error(`no file found of the page ${absPath}`);
    const styles = files.filter((file) => !isScript(file));
    const name = ['page', page, chunk].filter(Boolean).join('-');
    return [patternOf(absPath, query), [...styles, joined(name, scripts)], [...new Set([...besideOf(page), ...besideOf(chunk)])]];
  };
  return {
    routes: routes
      .filter(({ isLayout }) => !isLayout)
      .sort((a, b) => rank(b.absPath) - rank(a.absPath))
      .flatMap((route) => (PAGE_PARTS[route.absPath] ?? [{}]).map((part) => pageOf(route, part))),
    program: Object.fromEntries(LOCALES.map((locale) => [locale, programIn(locale)])) as PageFiles['program'],
    signInPath: SIGN_IN_PATH,
  };
}

/** Chunks that explain why a page could not be shown, read the pages kept on the device, and erase them when the session ends. */
const FAILURE_CHUNKS = ['states', 'offline', 'session-upkeep'];

/**
 * Returns the pages that the service worker serves. Previews are not among them, because the server sends them with other headers,
 * and neither is the page for unknown addresses, which may belong to the server.
 */
const pagesOfWorker = (list: PageFiles): PageFiles => ({
  ...list,
  routes: list.routes.filter(([pattern]) => pattern !== patternOf('/*') && !pattern.includes('/preview/')),
});

/** Returns the files that every page needs: those of the HTML, the program, the login page, and what is shown in place of a page. */
function filesOfWorker({ routes, program, signInPath }: PageFiles, others: readonly string[]): string[] {
  const login = routes.find(([pattern]) => pattern === patternOf(signInPath))?.[1];
  if (!login) throw new Error(`no page found at ${signInPath}`);
  return [...new Set([...others, ...Object.values(program), ...login])];
}

/** Returns the name of the chunk with each route's page, by route id, read from the file that Umi generated. */
function chunkNamesOfRoutes(generated: string): Map<string, string> {
  const lines = readFileSync(generated, 'utf8').matchAll(/'([^']+)': React\.lazy\(.*?webpackChunkName: "([^"]+)"/g);
  const names = new Map([...lines].map(([, id = '', chunk = '']) => [id, chunk]));
  if (!names.size) throw new Error(`no route found in ${generated}`);
  return names;
}

/** Name of the script with webpack's runtime and the program's start; it runs last. */
const MAIN_SCRIPT = /^umi\..*\.js$/;

const isOfPage = (name: string) => /\.(async\.js|chunk\.css)$/.test(name);

const isScript = (name: string) => name.endsWith('.js');

/** Returns a number that is higher the more specific a path is; routes are matched in descending order, with the catch-all page last. */
const rank = (path: string) =>
  path.split('/').reduce((sum, segment) => sum + (segment === '*' ? -1000 : segment.startsWith(':') ? 10 : 11), 0);

/** Returns the pattern of addresses with this path, and with this parameter if there is one. */
const patternOf = (path: string, parameter?: string) =>
  `^${path
    .replace(/:[^/]+/g, '[^/?]+')
    .replace(/\/\*$/, '/.*')
    .replace(/\/?$/, '/?')}${parameter ? `\\?(?:.*&)?${parameter}=` : '(?:\\?|$)'}`;
