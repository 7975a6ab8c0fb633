/** The arrows of the architecture: pages → features → ui → lib → contract ← server. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    forbid('no-circles', 'A circle has no first file to read.', {}, { circular: true }),
    forbid(
      'contract-imports-zod-only',
      'Client, server and mocks all depend on the contract.',
      { path: '^contract/' },
      { pathNot: ['^contract/', 'node_modules/zod/'] },
    ),
    forbid(
      'server-stands-alone',
      'The server knows the contract, never the client, mocks or tests.',
      { path: '^server/' },
      { path: '^(src|mock|tests|bench)/' },
    ),
    forbid(
      'client-stands-alone',
      'The client knows the contract, never the server, mocks or tests.',
      { path: '^src/' },
      { path: '^(server|mock|tests|bench)/' },
    ),
    forbid(
      'client-without-zod',
      'No schema reaches the browser; the client takes types from the contract.',
      { path: '^src/' },
      {
        path: ['node_modules/zod/', '^contract/(?!paths|areas|locale|permissions|cookies|phone)'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'lib-is-the-ground',
      'lib imports no ui, feature, layout or page.',
      { path: '^src/lib/' },
      { path: '^src/(ui|features|layouts|pages)/' },
    ),
    forbid(
      'ui-is-domain-free',
      'ui imports no feature, layout or page.',
      { path: '^src/ui/' },
      { path: '^src/(features|layouts|pages)/' },
    ),
    forbid(
      'features-do-not-know-each-other',
      'A feature imports ui and lib.',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/(features|layouts|pages)/', pathNot: '^src/features/$1/' },
    ),
    forbid(
      'mocks-know-the-contract',
      'Mocks share nothing with the server.',
      { path: '^mock/' },
      { path: '^(server|src|tests)/' },
    ),
    forbid(
      'only-http-touches-axios',
      'One instance, one place for its rules.',
      { path: '^src/', pathNot: '^src/lib/http' },
      { path: 'node_modules/axios/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'only-session-touches-cookies',
      'One place for cookies and their deadlines.',
      { path: '^src/', pathNot: '^src/lib/session' },
      { path: 'node_modules/js-cookie/' },
    ),
    forbid(
      'only-repositories-touch-sql',
      'Queries live in repositories.',
      { path: '^server/modules/', pathNot: 'repository[^/]*\\.ts$|/search/' },
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
