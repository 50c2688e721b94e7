import { readFile } from 'node:fs/promises';
import vm from 'node:vm';
import { modulesOf } from '../../../tools/network/modules';
import type { Network } from '../../../tools/network/subjects';
import { bundled } from './bundle';
import type * as program from './site-program';

export type SiteProgram = typeof program;

const PICTURES = ['webp', 'woff2', 'svg', 'webm', 'mp4'];
const OPTIONS = [
  '--format=cjs',
  '--target=node20',
  // Otherwise packages with both formats resolve to CommonJS, which has all exports in one object.
  '--main-fields=module,main',
  '--external:#network/*',
  '--external:sharp',
  '--conditions=test-network,module',
  ...PICTURES.map((ending) => `--loader:.${ending}=file`),
  '--loader:.css=empty',
  '--define:process.env.NODE_ENV="production"',
  '--define:HAS_STYLEGUIDE=false',
  '--define:TURNSTILE_SITE_KEY=""',
  '--define:HAS_SHOP=false',
  '--define:DEPENDENCIES=[]',
];

type Load = (exports: object, load: (id: string) => unknown, module: { exports: object }) => void;
let loading: Promise<Load> | undefined;
const compile = async (): Promise<Load> => {
  const filename = await bundled('test/support/server/site-program.ts', OPTIONS);
  const code = await readFile(filename, 'utf8');
  return vm.compileFunction(code, ['exports', 'require', 'module'], { filename }) as Load;
};

/** Loads a network's site like its build, so that values computed at import time come from this network. */
export const loadSite = async (network: Network): Promise<SiteProgram> => {
  const load = await (loading ??= compile());
  // React Redux keeps a context per copy of React in Node's own global object, and with it all copies of the site.
  Reflect.deleteProperty(vm.runInThisContext('globalThis') as object, Symbol.for('react-redux-context'));
  const modules = modulesOf(network);
  const module = { exports: {} };
  load(
    module.exports,
    (id) => {
      if (!id.startsWith('#network/')) return jest.requireActual<object>(id);
      const exports = modules.get(id.slice('#network/'.length));
      if (!exports) throw new Error(`Nothing writes ${id}`);
      // The same JSON as in the files that the build imports.
      return JSON.parse(JSON.stringify(exports)) as unknown;
    },
    module,
  );
  return module.exports as SiteProgram;
};

const style = { href: '/style.css', integrity: '' };
const assets = {
  ...{ boot: { src: '/boot.js', integrity: '' }, build: '', fonts: [], styles: style },
  icon: { href: '/favicon.svg', type: 'image/svg+xml' },
  scripts: { first: [], digests: {} },
};

export interface DrawnSite {
  /** Documents that the build writes, by page id, including the offline page. */
  documents: ReadonlyMap<string, string>;
  paths: readonly string[];
  program: SiteProgram;
}

/** Renders all pages of a network like the build, without scripts and styles. */
export const drawSite = async (network: Network, now = Date.now()): Promise<DrawnSite> => {
  const app = await loadSite(network);
  const pages = app.prerenderPages(await app.shippedLooks(now));
  const documents = new Map<string, string>();
  for (const page of pages) {
    const { markup } = await app.renderPage(page);
    documents.set(page.id, app.renderDocument(page, markup, assets));
  }
  for (const id of app.contentPageIds()) await app.renderContentStyles(id);
  const { markup } = await app.renderOfflinePage();
  documents.set('offline', app.renderDocument(app.offlinePage, markup, assets));
  return { documents, paths: pages.map(({ path }) => path), program: app };
};

const linked = (document: string): string[] =>
  [...document.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)].map(([, path = '']) => path);

/** Returns links to missing pages: `home → /store`. */
export const deadLinks = ({ documents, paths }: DrawnSite): string[] =>
  [...documents].flatMap(([id, document]) =>
    linked(document)
      .filter((path) => !paths.includes(path) && !/\.\w+$/.test(path))
      // Functions render stories and events.
      .filter(
        (path) => !['/news', '/events'].some((page) => path.startsWith(`${page}/`) && paths.includes(page)),
      )
      .map((path) => `${id} → ${path}`),
  );
