import type { KnipConfig } from 'knip';

/** Replaces the alias of messages, which leads to written modules, by the English ones. */
const withEnglish = (text: string): string => text.replaceAll("'#messages/", "'@/messages/en/");

/** Entries for `npm run lint`: files that no import names. Everything that they import is considered used. */
const config: KnipConfig = {
  entry: [
    '{networks/*,test/network}/*.ts',
    'functions/api/*.ts',
    'src/app/{browser,prerender}.ts{,x}',
    'src/app/debugging/development.ts',
    'src/service-worker/*.ts',
    'local/{start,dev}.ts',
    'local/dev/{functions-host,pages}.ts',
    'tools/bench/{serve,functions/empty,floor}.ts',
    // Started as separate processes.
    'e2e/support/{serve.ts,serve-shop.ts,firefox.mjs}',
    'test/{faults,platform}/*-host.{ts,mjs}',
    'test/platform/fixture/functions/*.ts',
    'test/platform/fixture/site/assets/*.js',
    'test/support/server/hasty-companion.ts',
  ],
  project: ['{networks,src,functions,companion,local,tools,test,e2e}/**/*.{ts,tsx,mts,mjs,js}', '*.{ts,mjs}'],
  compilers: { ts: withEnglish, tsx: withEnglish },
  // An export that only its own file uses may serve to name a shape.
  ignoreExportsUsedInFile: true,
  // `tools/network/fonts/families.ts` builds these package names at run time.
  ignoreDependencies: [/^@fontsource-variable\//],
  ignoreBinaries: ['nginx', 'apt-get'],
};

export default config;
