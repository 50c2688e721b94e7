import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FontFamily, FontRole, Fonts } from '@/contract/network/fonts';
import { readMedia } from '../media';
import { firstOf } from '../near';
import { SubjectError } from '../read-subject';
import { familiesOf, fontFaces, preloadedFile, type Range, rangesOf, type WebFont } from './faces';
import { shippedFamily } from './families';
import { type FontFile, readFontFile } from './font-file';
import { probeOf, samples, type Script, scriptOf } from './scripts';

/** Measures for lettering on pictures; see `families.ts`. */
interface Lettering {
  outline: number;
  lineHeight: number;
}

/** Parts of a network's fonts that the build needs. */
export interface ReadFonts {
  /** `@font-face` rules for the style sheet. */
  faces: string;
  /** `font-family` values by role. */
  families: Record<FontRole, string>;
  /** Path of each file from the project's root, and its address for pages. */
  files: { source: string; address: string }[];
  /** Addresses of the files that the first paint needs: one per font. */
  preloaded: string[];
  /** Packages that the files come from. */
  packages: string[];
  /** Fonts for lettering on pictures, the preferred one first. */
  lettered: (Lettering & { files: string[] })[];
  /** Characters of each font. */
  characters: Record<FontRole, readonly Range[]>;
}

/** Maximum size in bytes. A script takes 5 to 50 kB. */
const MOST_BYTES = 200_000;
/** Letters in the product's own texts. */
const NEEDED = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];

interface ReadFont extends WebFont {
  packages: string[];
  lettering: Lettering;
}

const withoutNeeded = (files: readonly FontFile[]): string[] => {
  const missing = NEEDED.filter(
    (letter) => !files.some(({ points }) => points.includes(letter.codePointAt(0) ?? 0)),
  );
  if (missing.length === 0) return [];
  return [
    `has no ${firstOf(missing)}, which the product's own texts have: a file for latin-ext or cyrillic alone needs the one for latin beside it`,
  ];
};

const SCRIPTS = Object.keys(samples) as Script[];

/** Reports files that duplicate another, so that only the first would ever be used. */
const doubles = (names: readonly string[], files: readonly FontFile[]): string[] =>
  files.flatMap((file, index) => {
    const isSame = (other: FontFile) =>
      other.weights.join() === file.weights.join() &&
      SCRIPTS.some((script) => [file, other].every(({ points }) => points.includes(probeOf(script))));
    const first = files.slice(0, index).findIndex(isSame);
    return first < 0
      ? []
      : [
          `${names[index] ?? ''}: has the same letters as ${names[first] ?? ''} at the same weight: leave one out. An italic cannot stand beside its upright`,
        ];
  });

const readOwn = async (root: string, folder: string, role: FontRole, names: string[]): Promise<ReadFont> => {
  const read = await Promise.allSettled(
    names.map(async (name) =>
      readFontFile(path.posix.join(folder, name), await readMedia(root, folder, name, MOST_BYTES)),
    ),
  );
  const files = read.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const faults = read.flatMap((result, index) =>
    // A fault in a file's path names the file already.
    result.status === 'fulfilled'
      ? []
      : [
          `${result.reason instanceof SubjectError ? `${names[index] ?? ''}: ` : ''}${(result.reason as Error).message}`,
        ],
  );
  const all = faults.length > 0 ? faults : [...withoutNeeded(files), ...doubles(names, files)];
  if (all.length > 0) throw new SubjectError(all);
  const isLight = files.some(
    ({ weights: [least, most], font }) => least < most && (font.variationAxes['wght']?.default ?? 400) < 600,
  );
  return {
    role,
    name: `Own ${role}`,
    files,
    packages: [],
    lettering: { outline: isLight ? 0.04 : 0, lineHeight: 1.1 },
  };
};

const shippedFonts = (family: FontFamily) => {
  try {
    return shippedFamily(family);
  } catch {
    // An update may bring a family whose package is not installed yet.
    throw new SubjectError([`${family} is not installed: run \`npm ci\``]);
  }
};

const readFont = async (
  root: string,
  folder: string,
  role: FontRole,
  written: Fonts[FontRole],
): Promise<ReadFont> => {
  if (Array.isArray(written)) return readOwn(root, folder, role, written);
  const { packageName, files, lettering } = shippedFonts(written);
  const read = files.map(async (file) =>
    readFontFile(path.relative(root, file).split(path.sep).join('/'), await readFile(file)),
  );
  return {
    role,
    name: written,
    files: await Promise.all(read),
    packages: [packageName],
    lettering,
  };
};

/**
 * Reads the fonts that a theme names.
 * @param folder the network's folder, from the project's root
 * @param locale decides which script the first paint needs
 * @throws SubjectError with every fault, one line each: `title: media/title.woff2: must be a woff2`
 */
export const readFonts = async (
  root: string,
  folder: string,
  written: Fonts,
  locale: string,
): Promise<ReadFonts> => {
  const isOne = String(written.title) === String(written.text);
  const roles: FontRole[] = isOne ? ['text'] : ['text', 'title'];
  const faults: string[] = [];
  const fonts: ReadFont[] = [];
  for (const role of roles)
    try {
      fonts.push(await readFont(root, folder, role, written[role]));
    } catch (error) {
      if (!(error instanceof SubjectError)) throw error;
      faults.push(...error.lines.map((line) => `${role}: ${line}`));
    }
  const [text, title = text] = fonts;
  if (faults.length > 0 || !text || !title) throw new SubjectError(faults);
  const script = scriptOf(locale);
  const charactersOf = ({ files }: WebFont) =>
    rangesOf(files.flatMap(({ points }) => points).toSorted((a, b) => a - b));
  return {
    faces: fontFaces(fonts, script),
    families: { title: familiesOf(title), text: familiesOf(text) },
    files: fonts.flatMap(({ files }) => files.map(({ source, address }) => ({ source, address }))),
    preloaded: fonts.flatMap((font) => preloadedFile(font, script)?.address ?? []),
    packages: fonts.flatMap(({ packages }) => packages),
    lettered: [...new Set([title, text])].map(({ files, lettering }) => ({
      ...lettering,
      files: files.map(({ source }) => source),
    })),
    characters: { title: charactersOf(title), text: charactersOf(text) },
  };
};
