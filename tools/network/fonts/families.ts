import { createRequire } from 'node:module';
import path from 'node:path';
import type { FontFamily } from '@/contract/network/fonts';

const { resolve } = createRequire(import.meta.url);

interface Family {
  /** Its package of Fontsource, with `wght` as an axis or of one weight. */
  packageName: string;
  /** Parts of the family; the first part with a letter draws it. */
  scripts: readonly string[];
  /** Outline of each letter on pictures, measured at weight 400, as a fraction of the font size. */
  outline: number;
  /** Line height on pictures, as a fraction of the font size. */
  lineHeight: number;
}

const LATIN = ['latin', 'latin-ext'];
const EASTERN = ['cyrillic', 'cyrillic-ext', 'vietnamese'];

/**
 * Parts that ship of each family. To add one: install its package, and add an entry here and the name in
 * `src/contract/network/fonts.ts`.
 */
const families: Record<FontFamily, Family> = {
  'Jersey 10': { packageName: '@fontsource/jersey-10', scripts: LATIN, outline: 0, lineHeight: 1 },
  Manrope: {
    packageName: '@fontsource-variable/manrope',
    scripts: [...LATIN, ...EASTERN, 'greek'],
    outline: 0.06,
    lineHeight: 1.16,
  },
  Onest: {
    packageName: '@fontsource-variable/onest',
    scripts: [...LATIN, ...EASTERN],
    outline: 0.06,
    lineHeight: 1.16,
  },
  Tektur: {
    packageName: '@fontsource-variable/tektur',
    scripts: [...LATIN, ...EASTERN, 'greek'],
    outline: 0.04,
    lineHeight: 1.1,
  },
};

/** Returns a family with its package and the paths of its files. @throws Error if the package is not installed */
export const shippedFamily = (name: FontFamily) => {
  const { packageName, scripts, ...lettering } = families[name];
  const [scope, id = ''] = packageName.split('/');
  const weights = scope === '@fontsource-variable' ? 'wght' : '400';
  const directory = path.dirname(resolve(`${packageName}/package.json`));
  return {
    packageName,
    files: scripts.map((script) => path.join(directory, 'files', `${id}-${script}-${weights}-normal.woff2`)),
    lettering,
  };
};
