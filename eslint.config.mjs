import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import boundaries from 'eslint-plugin-boundaries';
import compat from 'eslint-plugin-compat';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { newGlobals, newMemberNames, newStatics } from './tools/browsers/newer-features.mjs';
import { commentOpenings } from './tools/lint/comment-openings.mjs';

/** Rooms of the code base, by folder. Each feature and each subject is a separate room, captured by name. */
const rooms = [
  ...[
    'contract',
    'messages',
    'theme',
    'hydration',
    'ui',
    'hooks',
    'lib',
    'store',
    'pages',
    'app',
    'styleguide',
    'service-worker',
  ].map((type) => ({
    type,
    pattern: `src/${type}`,
  })),
  { type: 'feature', pattern: 'src/features/*', capture: ['name'] },
  ...['api', 'core'].map((type) => ({ type: `functions/${type}`, pattern: `functions/${type}` })),
  { type: 'subject', pattern: 'functions/*', capture: ['name'] },
  // Full path, because functions has a subject with the same name.
  { type: 'companion', pattern: 'companion/**', partialMatch: false },
  { type: 'local', pattern: 'local' },
  { type: 'tools', pattern: 'tools' },
  { type: 'test', pattern: 'test' },
  { type: 'e2e', pattern: 'e2e' },
];

/** Rooms that may use the modules at the top of `src/hydration`; its folders are its own. */
const aboveHydration = ['ui', 'store', 'feature', 'pages', 'app', 'styleguide'];

const belowFeatures = ['store', 'ui', 'hooks', 'theme', 'messages', 'lib', 'contract'];

/** Rooms that each room may import from; everything not listed here is refused. */
const sees = {
  contract: [],
  lib: ['contract'],
  theme: [],
  messages: ['contract', 'lib'],
  hydration: ['lib'],
  ui: ['theme', 'messages', 'lib', 'hooks'],
  hooks: ['lib'],
  store: ['contract', 'messages', 'lib', 'hooks'],
  feature: belowFeatures,
  pages: ['feature', ...belowFeatures],
  app: ['pages', 'styleguide', 'feature', ...belowFeatures],
  styleguide: ['feature', ...belowFeatures],
  'service-worker': ['contract', 'messages', 'lib'],
  'functions/api': ['subject', 'functions/core', 'contract'],
  'functions/core': ['contract', 'messages', 'lib'],
  subject: ['functions/core', 'contract', 'messages', 'lib'],
  companion: ['contract', 'lib'],
};
const everythingButScreens = rooms
  .map(({ type }) => type)
  .filter((type) => !['app', 'pages', 'service-worker'].includes(type));
/** Kinds of rooms with several instances: each sees itself, but not its neighbours. */
const ownRooms = ['feature', 'subject'];
const everything = rooms.map(({ type }) => type);

const see = (from, types) => ({
  from: { element: { type: from } },
  allow: { to: { element: { types: { anyOf: types } } } },
});

const TOO_NEW =
  'Some supported browsers lack this (browserslist in package.json). Do without it, or check for it and say so here.';

const PRIVATE = { group: ['#network/private/*'], message: 'Browsers must not hold it.' };
const ENGLISH = {
  group: ['@/messages/en/**'],
  message: 'Import #messages/…, which is in the language of the network.',
};
const ANY_NETWORK = {
  group: ['#network/*', '#network/private/*'],
  message: 'Both ends of a call speak of any network. Take it as a parameter.',
};

export default tseslint.config(
  // The owner writes the folders of networks; `tools/network` checks them.
  { ignores: ['dist', 'networks', '.local', '.netlify', 'coverage', 'test-results', 'playwright-report'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  importX.flatConfigs.typescript,
  {
    files: ['**/*.{ts,tsx,mts,mjs}'],
    plugins: { boundaries, 'import-x': importX },
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    settings: {
      'boundaries/elements': rooms,
      'boundaries/files': [{ category: 'test', pattern: '**/*.test.{ts,tsx}' }],
      'import/resolver': { typescript: { project: './tsconfig.json' } },
      'import-x/resolver': { typescript: { project: './tsconfig.json' } },
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: [
            { allow: { to: { module: { origin: ['external', 'core'] } } } },
            ...Object.entries(sees).map(([from, types]) =>
              see(from, [...types, ...(ownRooms.includes(from) ? [] : [from])]),
            ),
            ...ownRooms.map((type) => ({
              from: { element: { type } },
              allow: { to: { element: { type, captured: { name: '{{ from.element.captured.name }}' } } } },
            })),
            // The desks of all features share it.
            {
              from: { element: { type: 'feature' } },
              allow: { to: { element: { type: 'feature', captured: { name: 'admin' } } } },
            },
            // Subjects see only the exports of each other's index.ts.
            {
              from: { element: { type: 'subject' } },
              allow: { to: { element: { type: 'subject', fileInternalPath: 'index.ts' } } },
            },
            ...aboveHydration.map((from) => ({
              from: { element: { type: from } },
              allow: { to: { element: { type: 'hydration', fileInternalPath: '*' } } },
            })),
            // Delivery reads the queues of all subjects, and sends through their services.
            {
              from: { element: { type: 'subject', captured: { name: 'delivery' } } },
              allow: { to: { element: { type: 'subject' } } },
            },
            // Emails use the site's colors, which are plain values.
            {
              from: { element: { type: 'subject', captured: { name: 'mail' } } },
              allow: { to: { element: { type: 'theme' } } },
            },
            ...['local', 'tools'].map((from) => see(from, everythingButScreens)),
            ...['test', 'e2e'].map((from) => see(from, everything)),
            {
              from: { file: { categories: 'test' } },
              allow: { to: { element: { types: { anyOf: everything } } } },
            },
          ],
        },
      ],
      'boundaries/no-unknown': 'off',
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      'import-x/order': [
        'error',
        {
          groups: ['builtin', 'external', 'internal', 'parent', 'sibling', 'index'],
          pathGroups: ['#messages/**', '#network/**', '@/**'].map((pattern) => ({
            pattern,
            group: 'internal',
          })),
          alphabetize: { order: 'asc', caseInsensitive: true },
          'newlines-between': 'ignore',
        },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx,mts,mjs}'],
    plugins: { comments: { rules: { openings: commentOpenings } } },
    rules: { 'comments/openings': 'error' },
  },
  {
    files: ['**/*.{ts,tsx,mts,mjs}'],
    ignores: ['tools/network/usual-texts.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [ENGLISH] }] },
  },
  // A network is data that the build generates.
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [ENGLISH, PRIVATE] }] },
  },
  {
    files: ['src/contract/**', 'companion/**'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [ANY_NETWORK] }] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  // The browsers are listed under `browserslist` in package.json.
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/**/*.test.{ts,tsx}', 'src/styleguide/**', 'src/app/debugging/**'],
    plugins: { compat },
    // Safari has supported it since its first version, with a limit in cross-origin frames.
    settings: { lintAllEsApis: true, polyfills: ['navigator.cookieEnabled'] },
    rules: {
      'compat/compat': 'error',
      // The plugin does not know recent static methods, such as Promise.withResolvers, or any instance method.
      'no-restricted-properties': [
        'error',
        ...newGlobals.map((property) => ({ object: 'window', property, message: TOO_NEW })),
        ...newStatics.map(({ object, name }) => ({ object, property: name, message: TOO_NEW })),
        ...newMemberNames.map((property) => ({ property, message: TOO_NEW })),
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        'process',
        'localStorage',
        ...newGlobals.map((name) => ({ name, message: TOO_NEW })),
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Literal[value=/^#[0-9a-fA-F]{3,8}$/]',
          message: 'Colors come from src/theme.',
        },
        {
          selector: 'ImportSpecifier[imported.name="keyframes"], TemplateElement[value.raw=/@keyframes/]',
          message: 'Animations come from src/theme.',
        },
      ],
    },
  },
  {
    files: ['src/theme/**', 'src/store/**', 'src/app/**', 'src/contract/network/{logo,palettes}.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  // The only module of the browser's code that writes to the console.
  { files: ['src/lib/log.ts'], rules: { 'no-console': 'off' } },
  { files: ['local/**', 'tools/**', 'test/**', 'e2e/**', '*.{ts,mjs}'], rules: { 'no-console': 'off' } },
  prettier,
);
