import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { StatsCompilation } from 'webpack';
import { writeBrandFiles } from './brand/brand-files';

/** What src/app/prerender.tsx exports; webpack bundles it, since plain Node cannot load its fonts and styles. */
interface PrerenderBundle {
  site: { name: string; url: string };
  prerenderPages(): { id: string; chunk: string; path: string; file: string; isIndexed: boolean }[];
  renderPage(page: object): Promise<{ markup: string; css: string }>;
  renderDocument(page: object, markup: string, assets: object): string;
  contentSecurityPolicy(): string;
}

const root = process.cwd();
const dist = path.join(root, 'dist');
const buildDirectory = path.join(root, '.local/build');

const bundle = createRequire(import.meta.url)(path.join(buildDirectory, 'prerender.cjs')) as PrerenderBundle;
const stats = JSON.parse(await readFile(path.join(buildDirectory, 'stats.json'), 'utf8')) as StatsCompilation;
const assetFiles = await readdir(path.join(dist, 'assets'));

const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(dist, file)), { recursive: true });
  await writeFile(path.join(dist, file), text);
};

/** Addresses of a chunk's files, in the order in which they must load. */
const filesOf = (chunk: string, ending: string): string[] => {
  const group = stats.entrypoints?.[chunk] ?? stats.namedChunkGroups?.[chunk];
  if (!group) throw new Error(`The browser build has no chunk "${chunk}"`);
  return (group.assets ?? []).map(({ name }) => `/${name}`).filter((file) => file.endsWith(ending));
};

const writeStyles = async (id: string, css: string): Promise<string> => {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 10);
  const file = `assets/page-${id}.${hash}.css`;
  await write(file, css);
  return `/${file}`;
};

const [themeBoot] = filesOf('theme-boot', '.js');
const fonts = assetFiles.filter((file) => file.endsWith('.woff2')).map((file) => `/assets/${file}`);
const pages = bundle.prerenderPages();

await cp(path.join(root, 'public'), dist, { recursive: true });
await writeBrandFiles(dist);
for (const page of pages) {
  const { markup, css } = await bundle.renderPage(page);
  const document = bundle.renderDocument(page, markup, {
    themeBoot,
    fonts,
    styles: [...filesOf('main', '.css'), ...filesOf(page.chunk, '.css'), await writeStyles(page.id, css)],
    scripts: [...new Set([...filesOf(page.chunk, '.js'), ...filesOf('main', '.js')])],
  });
  await write(page.file, document);
}

const indexed = pages.filter(({ isIndexed }) => isIndexed);
const urls = indexed.map((page) => `<url><loc>${bundle.site.url}${page.path}</loc></url>`);
await write(
  'sitemap.xml',
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
);
await write('robots.txt', `User-agent: *\nDisallow: /api/\nSitemap: ${bundle.site.url}/sitemap.xml\n`);

const headers: Record<string, string> = {
  'Content-Security-Policy': bundle.contentSecurityPolicy(),
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'credentialless',
  'Permissions-Policy':
    'accelerometer=(), autoplay=(self), camera=(), clipboard-write=(self), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
};
const block = (pattern: string, values: Record<string, string>) =>
  [pattern, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
await write(
  '_headers',
  [
    block('/*', headers),
    // Names of these files change with their content.
    block('/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
  ].join('\n\n') + '\n',
);

console.log(`Prerendered ${String(pages.length)} pages`);
