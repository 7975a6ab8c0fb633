import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  {
    ignores: [
      'node_modules',
      'dist',
      'build',
      'src/.umi',
      'src/.umi-*',
      '.portico',
      'test-results',
      'playwright-report',
      'screenshots',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...ts.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // openid-client marks it as deprecated only as a warning; operators choose it by configuring an http: issuer.
      '@typescript-eslint/no-deprecated': [
        'error',
        { allow: [{ from: 'package', name: 'allowInsecureRequests', package: 'openid-client' }] },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // Allows async handlers where React or a router ignores the returned promise.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat.recommended],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    // The pages themselves, which a route change prepares before it shows them.
    ignores: ['src/route-components.ts', 'src/layouts/index.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'react',
          importNames: ['lazy', 'Suspense'],
          message: 'Use DeferredPart, OptionalPart or LoadedPart of src/ui/states.',
        },
      ],
      'no-restricted-properties': [
        'error',
        { property: 'localeCompare', message: 'Its first call is slow; compare times by compareTimes.' },
      ],
    },
  },
  {
    files: ['tests/journeys/**/*.{ts,tsx}'],
    extends: [testingLibrary.configs['flat/react']],
    // `renderApp` returns the user-event instance, not queries.
    settings: { 'testing-library/custom-renders': 'off' },
  },
  {
    files: ['tests/{api,lifecycle,image,contract,handbook}/**/*.ts'],
    // node:test collects what `test()` registers; its promise is the runner's.
    rules: {
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            {
              from: 'package',
              name: ['test', 'it', 'describe', 'before', 'after', 'beforeEach', 'afterEach'],
              package: 'node:test',
            },
          ],
        },
      ],
    },
  },
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: globals.node } },
  { files: ['public/*.js'], languageOptions: { globals: globals.serviceworker } },
);
