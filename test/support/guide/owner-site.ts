import { copyFile, cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import legal from '../../../networks/spawnpoint/legal';
import { contentHash } from '../../../tools/content-hash';
import { collectAnswers } from '../../../tools/network/new/collect';
import { filesOf } from '../../../tools/network/new/files';
import type { Network } from '../../../tools/network/subjects';
import { redirects } from '../../../tools/redirects';
import { robots, robotsHeader } from '../../../tools/search-engines';
import { become } from '../fixtures/a-network';
import { webFontFiles } from '../fixtures/font-files';
import { drawSite } from '../server/draw-site';
import type { Files } from './wishes';

/** Returns the files that `network:new` writes for these options. */
export const newFiles = async (options: Record<string, string>): Promise<Files> => {
  const answers = await collectAnswers({ 'time-zone': 'UTC', ...options }, null, () => undefined);
  return { ...filesOf(answers), legal };
};

/** Draws and copies the files that an owner's files may refer to. @param folder a network's folder, or any other; may exist */
export const writeMedia = async (folder: string): Promise<void> => {
  await mkdir(path.join(folder, 'media'), { recursive: true });
  const logo = '<svg viewBox="0 0 16 16" xmlns="http://www.w3.org/2000/svg"><path d="M2 2h12v12H2z"/></svg>';
  await writeFile(path.join(folder, 'media/logo.svg'), logo);
  const picture = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#12c4f0' } });
  await picture.clone().jpeg().toFile(path.join(folder, 'media/hero.jpg'));
  await copyFile('public/media/hero.mp4', path.join(folder, 'media/hero.mp4'));
  await copyFile(webFontFiles.display.replace(/woff$/, 'woff2'), path.join(folder, 'media/title.woff2'));
  await picture.png().toFile(path.join(folder, 'media/market.png'));
};

/**
 * Writes an owner's files.
 * @param shared folder with the files of `writeMedia`. Equal files of several networks are one file there, which Jest compiles once
 */
export const writeFiles = async (folder: string, files: Files, shared: string): Promise<void> => {
  await cp(path.join(shared, 'media'), path.join(folder, 'media'), { recursive: true });
  for (const [subject, data] of Object.entries(files)) {
    if (data === undefined) continue;
    const text = `export default ${JSON.stringify(data)};`;
    const file = path.join(shared, `${subject}-${contentHash(text)}.ts`);
    await writeFile(file, text);
    await symlink(file, path.join(folder, `${subject}.ts`));
  }
};

const readable = (document: string): string =>
  document
    .replaceAll('<!-- -->', '')
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/\s/g, ' ');
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Texts of pages by path, and of files by path below `dist/`. */
export type Built = ReadonlyMap<string, string>;

/** Builds all pages of a network, and some of the files beside them. */
export const builtOf = async (network: Network): Promise<Built> => {
  const { documents, paths } = await drawSite(network);
  const pages = [...documents].slice(0, paths.length);
  jest.resetModules();
  become(network);
  const { contentSecurityPolicy } = await import('@/app/content-security-policy');
  const { STRICT_TRANSPORT_SECURITY } = await import('../../../functions/core/http/security-headers');
  const { manifest } = await import('../../../tools/brand/manifest');
  const { identity } = network;
  return new Map([
    ...pages.map(([, document], index): [string, string] => [paths[index] ?? '', readable(document)]),
    [
      'dist/_redirects',
      redirects(
        identity.formerly,
        pages.map(([id]) => id),
      ),
    ],
    ['dist/robots.txt', robots(identity)],
    ['dist/site.webmanifest', JSON.stringify(manifest())],
    [
      'dist/_headers',
      Object.entries({
        'Content-Security-Policy': contentSecurityPolicy(),
        'Strict-Transport-Security': STRICT_TRANSPORT_SECURITY,
        ...robotsHeader(identity.noindex),
      })
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n'),
    ],
  ]);
};
