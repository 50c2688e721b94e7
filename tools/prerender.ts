import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { StatsCompilation } from 'webpack';
import { boards } from '#network/private/boards';
import { fontPackages, preloadedFonts } from '#network/private/fonts';
import { identity } from '#network/private/identity';
import { logoPicture } from '#network/theme';
import { COMPANION_BOARDS } from '@/contract/companion-boards';
import { API_DOCUMENT } from '@/contract/paths';
import type { Catalogue } from '@/contract/shop';
import { shopPictureSources } from '@/contract/shop-hosts';
import { joinScripts, JOINED } from '@/lib/built-files';
import type { Look } from '@/lib/given';
import { scriptName } from '@/lib/script-list';
import { PAGE_PARTS, type PageParts } from '../functions/content/pages/renderer';
import { STRICT_TRANSPORT_SECURITY } from '../functions/core/http/security-headers';
import manifest from '../package.json';
import { writeBrandFiles } from './brand/brand-files';
import { documentIcon } from './brand/document-icon';
import { markSvg } from './brand/mark';
import { writePictureParts } from './brand/picture-parts';
import { COMPANION, FIRST_LOADS, type FirstLoad } from './budgets';
import { shippedLooks } from './content/shipped-looks';
import { contentHash } from './content-hash';
import { billOfMaterials } from './dependencies/bill-of-materials';
import { readDependencies } from './dependencies/dependencies';
import { licenseTexts } from './dependencies/license-texts';
import { apiDocument } from './openapi/document';
import { loadRoutes } from './openapi/entries';
import { writePictures } from './pictures';
import { copyPublicFiles } from './public-files';
import { formerPictures, redirects, rewrites } from './redirects';
import { robots, robotsHeader, sitemap } from './search-engines';
import { SECURITY_TXT, securityTxt } from './security-txt';
import { writeServiceWorker } from './service-worker';
import { catalogueOfBuild } from './shop-catalogue';
import { FIXED_HEADERS, FOR_A_WEEK, FRESH, LASTING } from './site-headers';
import { writeThemeFiles } from './theme-files';

interface RenderedPage {
  markup: string;
  styles: string;
}

/** Exports of src/app/prerender.tsx; webpack bundles it, since plain Node cannot load its styles. */
interface PrerenderBundle {
  prerenderPages(
    shipped: readonly Look[],
    catalogue: Catalogue | null,
  ): { id: string; chunk: string; path: string; file: string; isIndexed: boolean }[];
  contentPageIds(): readonly string[];
  renderContentStyles(id: string): Promise<RenderedPage>;
  renderPage(page: object): Promise<RenderedPage>;
  offlinePage: { path: string; file: string };
  renderOfflinePage(): Promise<RenderedPage>;
  apiDocsPage: { path: string; file: string };
  renderApiDocsPage(document: object): Promise<RenderedPage>;
  renderDocument(page: object, markup: string, assets: object): string;
  contentSecurityPolicy(pictures: readonly string[]): string;
  isGuarded: boolean;
  hasShop: boolean;
  /** Addresses from the site's root. */
  licenseFiles: { texts: string; parts: string };
}

const root = process.cwd();
const BRAND_FILES = ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest'];
const dist = path.join(root, 'dist');
const buildDirectory = path.join(root, '.local/build');

const bundle = createRequire(import.meta.url)(path.join(buildDirectory, 'prerender.cjs')) as PrerenderBundle;
const stats = JSON.parse(await readFile(path.join(buildDirectory, 'stats.json'), 'utf8')) as StatsCompilation;
const assetFiles = await readdir(path.join(dist, 'assets'));

const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(dist, file)), { recursive: true });
  await writeFile(path.join(dist, file), text);
};

/** Returns the addresses of a chunk's files, in loading order. */
const filesOf = (chunk: string): string[] => {
  const group = stats.entrypoints?.[chunk] ?? stats.namedChunkGroups?.[chunk];
  if (!group) throw new Error(`The browser build has no chunk "${chunk}"`);
  return (group.assets ?? []).map(({ name }) => `/${name}`);
};

/** Writes a page's styles into one file, because each is a request of every first visit. Returns its address. */
const writeStyles = async (name: string, { styles }: Pick<RenderedPage, 'styles'>): Promise<string> => {
  const file = `assets/${name}.${contentHash(styles)}.css`;
  await write(file, styles);
  return `/${file}`;
};

/** Returns the digest of a file, in the form of the `integrity` attribute. */
const integrityOf = async (address: string): Promise<string> => {
  const digest = createHash('sha256').update(await readFile(path.join(dist, address)));
  return `sha256-${digest.digest('base64')}`;
};
const styleOf = async (href: string) => ({ href, integrity: await integrityOf(href) });
const digestsOf = async (addresses: string[]): Promise<Record<string, string>> =>
  Object.fromEntries(
    await Promise.all(
      addresses.map(async (address) => [scriptName(address), await integrityOf(address)] as const),
    ),
  );

const [bootFile = ''] = filesOf('boot');
/** The app's own script, which is part of each page's first one, and not published alone. */
const mainFile = filesOf('main').at(-1) ?? '';
const boot = { src: bootFile, integrity: await integrityOf(bootFile) };
const builtDigests = await digestsOf(
  assetFiles
    .filter((file) => file.endsWith('.js'))
    .map((file) => `/assets/${file}`)
    .filter((file) => file !== bootFile),
);
const build = contentHash(JSON.stringify(builtDigests));
/** The app may come to need any of the scripts from any page. */
const digests = Object.fromEntries(
  Object.entries(builtDigests).filter(([name]) => name !== scriptName(mainFile)),
);
const fonts = [...preloadedFonts];
const icon = documentIcon(markSvg());
const iconFiles = icon.href.startsWith('data:') ? [] : [icon.href];
const logos = logoPicture === '' ? [] : [logoPicture];
const pages = bundle.prerenderPages(
  await shippedLooks(Date.now()),
  bundle.hasShop ? await catalogueOfBuild(process.env) : null,
);

await copyPublicFiles(dist);
await writeThemeFiles(dist);
await writeBrandFiles(dist);
await writePictures(dist);
await writePictureParts(root);
/** Returns the pictures that a page shows at once: the first variant of each, which newer browsers take. */
const picturesIn = (markup: string): string[] =>
  [...markup.matchAll(/<picture>(.*?)<\/picture>/g)]
    .filter(([, picture]) => !picture?.includes('loading="lazy"'))
    .flatMap(([, picture]) => /srcSet="([^" ]+)/i.exec(picture ?? '')?.[1] ?? []);

const mainScript = await readFile(path.join(dist, mainFile), 'utf8');
await rm(path.join(dist, mainFile));
/**
 * Writes the page's chunk and the app's script into one file, because each is a request of every first visit. Pages that the
 * router opens load the chunk alone.
 */
const writeStart = async (chunk: string, chunkFile: string): Promise<string> => {
  const script = joinScripts(await readFile(path.join(dist, chunkFile), 'utf8'), mainScript);
  const file = `assets/${JOINED}${chunk}.${contentHash(script)}.js`;
  await write(file, script);
  return `/${file}`;
};

/** Returns the files that a page's document links, by the chunk of its module. */
const assetsOf = async (chunk: string, rendered: Pick<RenderedPage, 'styles'>) => {
  const styles = await writeStyles(chunk, rendered);
  const files = filesOf(chunk);
  const own = files.find((file) => file.startsWith(`/assets/${chunk}.`)) ?? '';
  const start = await writeStart(chunk, own);
  const first = [...new Set([...files, ...filesOf('main')])].filter(
    (file) => file !== own && file !== mainFile,
  );
  const scripts = { first: [...first, start], digests: { ...digests, ...(await digestsOf([start])) } };
  const assets = { boot, build, fonts, icon, styles: await styleOf(styles), scripts };
  return { assets, styles: [styles], scripts: [bootFile, ...scripts.first] };
};

const firstLoads: FirstLoad[] = [];
for (const page of pages) {
  const { markup, ...rendered } = await bundle.renderPage(page);
  const { assets, styles, scripts } = await assetsOf(page.chunk, rendered);
  await write(page.file, bundle.renderDocument(page, markup, assets));
  if (!page.isIndexed) continue;
  firstLoads.push({
    path: page.path,
    html: page.file,
    styles,
    scripts,
    fonts,
    pictures: [...iconFiles, ...logos, ...picturesIn(markup)],
  });
}
const contentAssets = await Promise.all(
  bundle.contentPageIds().map(async (id) => {
    const { assets } = await assetsOf(`page-${id}`, await bundle.renderContentStyles(id));
    return [id, assets] as const;
  }),
);

const { offlinePage } = bundle;
const offline = await bundle.renderOfflinePage();
const offlineStyles = await writeStyles('page-offline', offline);
const offlineDocument = bundle.renderDocument(offlinePage, offline.markup, {
  boot,
  build,
  fonts,
  icon,
  styles: await styleOf(offlineStyles),
  scripts: { first: [], digests: {} },
});
await write(offlinePage.file, offlineDocument);

const api = apiDocument(await loadRoutes(), manifest.version);
await write(API_DOCUMENT, `${JSON.stringify(api)}\n`);
const docs = await bundle.renderApiDocsPage(api);
await write(
  bundle.apiDocsPage.file,
  bundle.renderDocument(bundle.apiDocsPage, docs.markup, {
    boot,
    build,
    fonts,
    icon,
    styles: await styleOf(await writeStyles('page-api-docs', docs)),
    scripts: { first: [], digests: {} },
  }),
);

const policy = bundle.contentSecurityPolicy(
  bundle.hasShop ? shopPictureSources(process.env['TEBEX_URL']?.trim()) : [],
);
await copyFile(path.join(buildDirectory, COMPANION), path.join(dist, COMPANION));
await write(COMPANION_BOARDS, `${JSON.stringify(boards)}\n`);
await writeServiceWorker({
  dist,
  buildDirectory,
  worker: identity.keepsPages ? 'worker' : 'remove',
  kept: [bootFile, ...fonts, ...logos],
  offline: { page: offlineDocument, policy, styles: offlineStyles },
});

// Stories are published and removed without a build.
const indexed = pages.filter(({ id, isIndexed }) => isIndexed && id !== 'document');
const prerendered = indexed.filter(({ id }) => !bundle.contentPageIds().includes(id));
const listed = {
  url: identity.url,
  noindex: identity.noindex,
  paths: indexed.map((page) => page.path),
};
const map = sitemap(listed);
if (map !== null) await write('sitemap.xml', map);
await write('robots.txt', robots(listed));
await write(
  '_redirects',
  redirects(
    { ...formerPictures(), ...identity.formerly },
    pages.map(({ id }) => id),
  ) + rewrites(prerendered.map((page) => page.path)),
);

const dependencies = readDependencies(root, fontPackages);
await write(bundle.licenseFiles.texts, await licenseTexts(root, dependencies));
await write(
  bundle.licenseFiles.parts,
  JSON.stringify(billOfMaterials({ ...manifest, name: identity.name }, dependencies)),
);

await write(SECURITY_TXT, securityTxt(identity, new Date()));

const headers: Record<string, string> = {
  'Content-Security-Policy': policy,
  'Strict-Transport-Security': STRICT_TRANSPORT_SECURITY,
  ...FIXED_HEADERS,
  ...robotsHeader(identity.noindex),
  // The captcha's frame is another site's, which may not allow such embedding.
  ...(bundle.isGuarded ? {} : { 'Cross-Origin-Embedder-Policy': 'credentialless' }),
};
const block = (pattern: string, values: Record<string, string>) =>
  [pattern, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
await write(
  '_headers',
  [
    block('/*', headers),
    // The names of these files change with their content.
    block('/assets/*', { 'Cache-Control': LASTING }),
    ...['/media/*', '/icons/*', ...BRAND_FILES].map((pattern) =>
      block(pattern, { 'Cache-Control': FOR_A_WEEK }),
    ),
    // Browsers learn of a new worker, or of its removal, only by this file.
    block('/sw.js', { 'Cache-Control': FRESH }),
    // Third-party tools read it from their own pages.
    block(API_DOCUMENT, { 'Access-Control-Allow-Origin': '*' }),
    ...[COMPANION, COMPANION_BOARDS].map((file) => block(`/${file}`, { 'Cache-Control': FRESH })),
  ].join('\n\n') + '\n',
);

const pageParts: PageParts = {
  headers,
  assets: Object.fromEntries(contentAssets),
  notFound: await readFile(path.join(dist, '404.html'), 'utf8'),
};
await writeFile(path.join(root, PAGE_PARTS), JSON.stringify(pageParts));

await writeFile(path.join(buildDirectory, FIRST_LOADS), JSON.stringify(firstLoads));

console.log(`Prerendered ${String(pages.length)} pages`);
