/**
 * Boundaries between folders.
 * Client: pages → layouts → features → entities → ui → lib → contract. Server: commands → modules → db, http → contract.
 */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    forbid('no-circular-files', 'Files that import each other cannot be read one after the other.', {}, { circular: true }),
    {
      ...forbid('no-circular-folders', 'Folders depend on each other in one direction only.', {}, { circular: true }),
      scope: 'folder',
      from: { path: '^(contract|markdown|server|src|mock)' },
    },
    forbid(
      'contract-imports-zod-only',
      'Client, server and mocks all depend on the contract.',
      { path: '^contract/' },
      { pathNot: ['^contract/', 'node_modules/zod/'] },
    ),
    forbid(
      'markdown-imports-its-parser-only',
      'Server and editor read the same Markdown.',
      { path: '^markdown/' },
      { pathNot: ['^markdown/', 'node_modules/markdown-it', 'node_modules/@types/markdown-it'] },
    ),
    forbid(
      'server-without-client',
      'The server imports the contract, never the client, mocks or tests.',
      { path: '^server/' },
      { path: '^(src|mock|tests|bench)/' },
    ),
    forbid(
      'client-without-server',
      'The client imports the contract, never the server, mocks or tests.',
      { path: '^src/' },
      { path: '^(server|mock|tests|bench)/' },
    ),
    forbid(
      'client-without-schemas',
      'No zod schema reaches the browser; the client imports types and a few constants.',
      { path: '^src/' },
      {
        path: [
          'node_modules/zod/',
          '^contract/(?!manage/department-uses\\.ts$|core/(paths|areas|locale|page-files|page-rendering|permissions|cookies|phone|phone-numbers|preview|people|glyphs|glyph-of|folded-name|audit|see-as-header|transfer-entry-kinds|comment)\\.ts$)',
        ],
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'lib-imports-no-higher-layer',
      'lib imports no ui, entity, feature, layout or page.',
      { path: '^src/lib/' },
      { path: '^src/(ui|entities|features|layouts|pages|preload)/' },
    ),
    forbid(
      'ui-imports-lib-only',
      'ui imports lib; it knows neither the contract nor any entity, feature, layout or page.',
      { path: '^src/ui/' },
      { path: ['^src/(entities|features|layouts|pages|preload)/', '^contract/'] },
    ),
    forbid(
      'entities-import-ui-and-lib',
      'entities import ui, lib and the contract.',
      { path: '^src/entities/' },
      { path: '^src/(features|layouts|pages|preload)/' },
    ),
    forbid(
      'features-are-independent',
      'A feature imports entities, ui and lib, never another feature.',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/(features|layouts|pages|preload)/', pathNot: '^src/features/$1/' },
    ),
    forbid(
      'layouts-import-no-page',
      'The frame composes features; pages are loaded by the router.',
      { path: '^src/layouts/' },
      { path: '^src/pages/' },
    ),
    forbid('mocks-without-server', 'Mocks import the contract only.', { path: '^mock/' }, { path: '^(server|src|tests)/' }),
    forbid(
      'axios-in-lib-api-only',
      'One instance, one place for its rules.',
      { path: '^src/', pathNot: '^src/lib/api/http' },
      { path: 'node_modules/axios/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'cookies-in-lib-session-only',
      'One place for cookies and their expiry.',
      { path: '^src/', pathNot: '^src/lib/session/session\\.ts' },
      { path: 'node_modules/js-cookie/' },
    ),
    forbid(
      'http-and-db-without-modules',
      'http, db, config and storage are below the modules.',
      { path: '^server/(http|db|config|storage)/', pathNot: '^server/db/migrations/' },
      { path: '^server/(modules|commands|content-folder)/' },
    ),
    forbid(
      'item-and-search-below-other-modules',
      'Modules of nouns import item and search, never the other way round.',
      { path: '^server/modules/(item|search)/' },
      { path: '^server/modules/(?!item/|search/)' },
    ),
    forbid(
      'modules-without-commands',
      'Commands call modules.',
      { path: '^server/modules/' },
      { path: '^server/(commands|content-folder)/' },
    ),
    forbid(
      'sql-in-repositories-only',
      'Queries are written in repositories.',
      { path: '^server/modules/', pathNot: 'repository[^/]*\\.ts$' },
      { path: 'node_modules/(kysely|pg)/', dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(src/\\.umi|dist)' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'] },
  },
};
