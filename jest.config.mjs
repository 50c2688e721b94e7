import { availableParallelism } from 'node:os';
import './test/support/fixed-environment.mjs';

// Jest's own default, regardless of the machine's variable.
process.env.NODE_ENV = 'test';

/** Packages published only as ES modules, which Jest's CommonJS environment cannot load unchanged. */
const esModules = [
  '@capsizecss/unpack',
  '@netlify/headers-parser',
  '@netlify/redirect-parser',
  '@netlify/runtime-utils',
  'any-ascii',
  'cookie',
  'escape-string-regexp',
  'fontkitten',
  '@open-draft/deferred-promise',
  'qr',
  'rettime',
  'smol-toml',
  'until-async',
];
const typescript = {
  '^.+\\.m?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2024',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};
/** Stand-in for the build's list of packages. */
const dependencies = [
  { name: 'lucide-react', version: '1.75.0', license: 'ISC' },
  { name: 'react', version: '19.3.1', license: 'MIT' },
  { name: 'redux', version: '5.0.1', license: 'MIT' },
];
const shared = {
  // Set for each project: only they transform files, and the standard folder is a temporary one of this run.
  cacheDirectory: '<rootDir>/.local/jest',
  globals: { HAS_STYLEGUIDE: false, TURNSTILE_SITE_KEY: '', HAS_SHOP: false, DEPENDENCIES: dependencies },
  transform: typescript,
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    '^#network/(.*)$': '<rootDir>/.local/test-network/$1.js',
    '^#messages/(.*)$': '<rootDir>/src/messages/en/$1',
  },
  // Built files, including a copy of the project.
  modulePathIgnorePatterns: ['<rootDir>/\\.local/(?!test-network/)'],
  restoreMocks: true,
};
const server = {
  ...shared,
  testEnvironment: 'node',
  setupFiles: ['<rootDir>/test/support/server/no-chance.ts'],
};

/** @type {import('jest').Config} */
export default {
  globalSetup: './test/support/write-test-network.mjs',
  testSequencer: './test/support/longest-first.mjs',
  // Two cores share the suites and the servers that they start, and may be busy with other things, too.
  testTimeout: 120_000,
  // Many suites wait for such a server, and leave a core to others.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // Suites leave memory behind. A worker came to hold 3 GB, which not every machine has for three of them.
  workerIdleMemoryLimit: '1GB',
  // Freeing the memory of hundreds of suites takes longer than the half second before Jest kills a worker.
  workerGracefulExitTimeout: 10_000,
  projects: [
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/test/support/browser/browser-setup.ts'],
    },
    {
      ...server,
      displayName: 'server',
      testMatch: ['<rootDir>/{functions,companion,local,tools,test}/**/*.test.ts'],
      testPathIgnorePatterns: ['<rootDir>/test/platform/'],
    },
    {
      ...server,
      // Packages of the platform's own tools hold the network that was built.
      moduleNameMapper: { ...shared.moduleNameMapper, '^#network/(.*)$': '<rootDir>/.local/network/$1.js' },
      modulePathIgnorePatterns: ['<rootDir>/\\.local/(?!network/)'],
      displayName: 'platform',
      testMatch: ['<rootDir>/test/platform/**/*.test.ts'],
    },
  ],
};
