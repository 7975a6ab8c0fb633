import { relative, resolve } from 'node:path';
import { defineConfig } from 'umi';
import { headScript } from './scripts/bundled-scripts';
import { cssClassName } from './scripts/rendering/css-class-name.cjs';

/** Maximum loading time of a page's script, in milliseconds. */
const CHUNK_TIME_OUT = 120_000;
/** Address of the real API, which `npm run dev` starts next to Umi's server. */
const API = { target: process.env.PORTICO_API ?? 'http://localhost:8000' };
const mocked = process.env.MOCK === 'msw';
const isProduction = process.env.NODE_ENV === 'production';

/** Scripts that must run before a page shows its content: the program, its texts, and the pages with their shared code. */
const RUN_AT_ONCE = /^(framework|umi|locale-|layouts__|src__pages__|shelf-(opening|section|document)|shared-).*\.js$/;

/** The part of webpack-chain that is used here; Umi does not export its types. */
interface WebpackChain {
  output: { chunkLoadTimeout: (milliseconds: number) => unknown };
  module: {
    rule: (name: string) => {
      oneOf: (name: string) => { use: (name: string) => { tap: (change: (options: CssLoader) => CssLoader) => unknown } };
      test: (path: RegExp) => {
        sideEffects: (value: boolean) => unknown;
        use: (name: string) => { loader: (path: string) => unknown };
      };
    };
  };
  plugins: { delete: (name: string) => unknown };
  plugin: (name: string) => { use: (plugin: unknown, options: unknown[]) => unknown };
}

/** Options of css-loader that are set here. */
interface CssLoader {
  modules?: {
    getLocalIdent: (module: { rootContext: string; resourcePath: string }, pattern: string, name: string) => string;
  };
}

interface Webpack {
  BannerPlugin: unknown;
  Compilation: { PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE: number };
}

export default defineConfig({
  npmClient: 'npm',
  title: 'Portico',
  favicons: ['/logo.svg'],
  links: [
    { rel: 'manifest', href: '/manifest.webmanifest' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  ],
  metas: [
    { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
    { name: 'color-scheme', content: 'light dark' },
    { name: 'description', content: 'Employee portal' },
  ],
  headScripts: [{ content: headScript() }],
  plugins: ['@umijs/plugins/dist/request'],
  request: { dataField: '' },
  alias: { contract: resolve('contract'), markdown: resolve('markdown') },
  // Only files named as pages are routes; other files next to them belong to the page.
  conventionRoutes: { exclude: [/(?<!(^|\/)(index|404|search|\$[^/]*)\.tsx)$/] },
  outputPath: 'dist',
  hash: true,
  // core-js would add 50 kB; the supported browsers have everything it provides.
  polyfill: false,
  targets: { chrome: 111, firefox: 113, safari: 16, edge: 111 },
  helmet: false,
  jsMinifier: 'terser',
  jsMinifierOptions: { ecma: 2020, compress: { ecma: 2020, passes: 2 } },
  codeSplitting: { jsStrategy: 'granularChunks' },
  mfsu: false,
  routePrefetch: { defaultPrefetch: 'intent' },
  devtool: isProduction ? false : 'cheap-module-source-map',
  chainWebpack(config: WebpackChain, { webpack }: { webpack: Webpack }) {
    config.output.chunkLoadTimeout(CHUNK_TIME_OUT);
    // Keeps modules of Umi's generated files that only some pages use out of the first script.
    config.module
      .rule('generated')
      .test(/[\\/]\.umi(-production)?[\\/](exports\.ts|plugin-request[\\/])|[\\/]@ahooksjs[\\/]use-request[\\/]/)
      .sideEffects(false);
    config.module
      .rule('css')
      .oneOf('css-modules')
      .use('css-loader')
      .tap((options) => ({
        ...options,
        modules: {
          ...options.modules,
          getLocalIdent: ({ rootContext, resourcePath }, _, name) => cssClassName(relative(rootContext, resourcePath), name),
        },
      }));
    config.module
      .rule('style-rules')
      .test(/@rc-component[\\/]util[\\/]es[\\/]Dom[\\/]dynamicCSS\.js$|@ant-design[\\/]icons[\\/]es[\\/]cssUtils\.js$/)
      .use('style-rules')
      .loader(resolve('scripts/style-rules-loader.cjs'));
    // React refers to `process`, but needs no polyfill for it.
    config.plugins.delete('node-polyfill-provider');
    // The browser then compiles these functions while loading, off the main thread, instead of on the main thread at the first
    // call of each.
    if (isProduction)
      config.plugin('compile-hint').use(webpack.BannerPlugin, [
        {
          banner: '//# allFunctionsCalledOnLoad',
          raw: true,
          test: RUN_AT_ONCE,
          // This stage is after the minimizer, which removes comments, and before the content hash of the file name is computed.
          stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE,
        },
      ]);
  },
  // Modules next to mock/umi.ts must not become endpoints.
  mock: mocked ? { exclude: ['mock/*/**/*'] } : false,
  proxy: mocked ? {} : { '/api': API, '/oidc': API },
});
