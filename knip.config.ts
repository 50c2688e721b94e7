import type { KnipConfig } from 'knip';

/** What `npm run lint` counts as used: all that an entry leads to. Entries are what no import names. */
const config: KnipConfig = {
  entry: [
    '{networks/*,test/network}/*.ts',
    'functions/api/*.ts',
    'src/app/{browser,prerender}.ts{,x}',
    'src/app/debugging/development.ts',
    'src/service-worker/*.ts',
    'local/{start,dev}.ts',
    'local/dev/{functions-host,pages}.ts',
    'tools/hero/page/{main,picture,sprite}.ts',
    'tools/bench/{serve,functions/empty,typing/floor}.ts',
    // Started as processes of their own.
    'e2e/support/{serve.ts,firefox.mjs}',
    'test/{faults,platform}/*-host.{ts,mjs}',
    'test/{faults,platform/fixture}/functions/*.ts',
    'test/platform/fixture/site/assets/*.js',
    'test/support/server/hasty-companion.ts',
  ],
  project: ['{networks,src,functions,companion,local,tools,test,e2e}/**/*.{ts,tsx,mts,mjs,js}', '*.{ts,mjs}'],
  // A name that a file uses itself may be exported for the sake of its shape.
  ignoreExportsUsedInFile: true,
  ignoreBinaries: ['nginx', 'ffmpeg', 'apt-get'],
};

export default config;
