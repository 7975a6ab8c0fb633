import { availableParallelism } from 'node:os';
import { configUmiAlias, createConfig } from 'umi/test.js';

/** Packages that ship only ES modules and must be transformed; all others in node_modules run unchanged. */
const ES_MODULES = [
  'umi/client',
  '@umijs/renderer-react',
  '@babel/runtime',
  '@open-draft/[^/]+',
  'until-async',
  'rettime',
  'axios',
  'js-cookie',
];

export default async () => {
  const base = createConfig({
    target: 'browser',
    jsTransformer: 'esbuild',
    // Jest runs CommonJS: `import()` of a lazily loaded page becomes a `require`, one tick later.
    jsTransformerOpts: { jsx: 'automatic', target: 'es2022', supported: { 'dynamic-import': false } },
  });
  const config = await configUmiAlias({
    ...base,
    testEnvironment: 'jest-fixed-jsdom',
    testMatch: ['<rootDir>/tests/{journeys,unit}/**/*.test.{ts,tsx}', '<rootDir>/tests/contract/mocks.test.ts'],
    setupFiles: ['<rootDir>/tests/setup/browser.ts'],
    setupFilesAfterEnv: ['<rootDir>/tests/setup/each-test.ts'],
    transformIgnorePatterns: [`/node_modules/(?!.*/node_modules/)(?!(${ES_MODULES.join('|')})/)`],
    testTimeout: 30_000,
    // The tests also wait: on two cores, three processes take a tenth less time than two.
    maxWorkers: Math.max(3, availableParallelism() - 1),
  });
  return {
    ...config,
    moduleNameMapper: {
      ...config.moduleNameMapper,
      '^contract/(.*)$': '<rootDir>/contract/$1',
      '^markdown/(.*)$': '<rootDir>/markdown/$1',
      // Uses antd's own CommonJS build; its ES modules would have to be transformed, file by file.
      '^antd/es/(.*)$': 'antd/lib/$1',
    },
  };
};
