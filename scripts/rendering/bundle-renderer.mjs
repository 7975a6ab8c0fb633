// Part of `npm run build`: bundles the program that renders pages for the server, with all packages that it needs, into one file.
// `node scripts/rendering/bundle-renderer.mjs [FOLDER]` writes it into a folder of the project, by default that of the server's programs.
import { join, relative } from 'node:path';
import { PROJECT, replaceBundles } from '../bundle.mjs';

const inProject = (path) => join(PROJECT, path);

/** Parts that load on demand in browsers, but are drawn on every page. */
const DRAWN_PARTS = ['./glyph-shapes'];

/** Gives the program the names of classes, the router in place of Umi, and of the parts that load on demand only those that are drawn. */
const forRendering = {
  name: 'for-rendering',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /\.module\.css$/ }, ({ path }) => ({
      contents: classNamesOf(relative(PROJECT, path)),
      resolveDir: PROJECT,
    }));
    onLoad({ filter: /\.css$/ }, () => ({ contents: '', loader: 'js' }));
    onResolve({ filter: /^umi$/ }, () => ({ path: inProject('src/server-rendering/umi.ts') }));
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' && !DRAWN_PARTS.includes(path)
        ? { path: 'node:no-part-loads-while-rendering', external: true }
        : null,
    );
  },
};

/** Returns a module that maps each class of a CSS module to its name. */
const classNamesOf = (path) => `
  import { cssClassName } from './scripts/rendering/css-class-name.cjs';
  export default new Proxy({}, { get: (names, name) => (names[name] ??= cssClassName(${JSON.stringify(path)}, name)) });
`;

await replaceBundles({
  entryPoints: { 'page-renderer': inProject('src/server-rendering/main.ts') },
  outdir: inProject(process.argv[2] ?? 'build/server'),
  packages: 'bundle',
  jsx: 'automatic',
  alias: { '@': inProject('src'), contract: inProject('contract'), markdown: inProject('markdown') },
  define: { 'process.env.NODE_ENV': '"production"' },
  // Packages in the older module format require Node.js's own modules.
  banner: { js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);` },
  plugins: [forRendering],
  minifySyntax: true,
});
