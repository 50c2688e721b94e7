import path from 'node:path';
import type { Theme } from '@/contract/network/theme';
import { contentHash } from '../content-hash';
import { mishapIn, readMedia } from './media';
import { SubjectError } from './read-subject';

interface Published {
  /** Path from the project's root. */
  source: string;
  /** Address for pages; the name changes with the content. */
  address: string;
}

/** Addresses of one picture in both formats. */
interface Forms {
  avif: string;
  webp: string;
}

/** Film and pictures behind the text of the home page. */
export interface ReadFilm {
  backdrop: { wide: Forms; phone: Forms };
  /** Picture from which the build makes these files; null for the product's own. */
  source: string | null;
  /** Sources in the order in which browsers try them; empty without a film. */
  sources: { src: string; type: string }[];
  files: Published[];
}

/** Maximum size in bytes. A film is most of a visit's traffic. */
const MOST_FILM = 2_000_000;
/** Minimum size in pixels. */
const LEAST = { width: 1600, height: 900 };

/** The product's own files, relative to `public`. */
const shipped = {
  backdrop: {
    wide: { avif: '/media/hero-poster.avif', webp: '/media/hero-poster.webp' },
    phone: { avif: '/media/hero-poster-phone.avif', webp: '/media/hero-poster-phone.webp' },
  },
  sources: [
    { src: '/media/hero.webm', type: 'video/webm; codecs="av01.0.08M.08"' },
    { src: '/media/hero.mp4', type: 'video/mp4; codecs="avc1.640029"' },
  ],
};
export const SHIPPED_FILM: ReadFilm = { ...shipped, source: null, files: [] };

/** Returns the addresses of a film and its pictures. */
export const filmAddresses = ({
  backdrop,
  sources,
}: Pick<ReadFilm, 'backdrop'> & { sources: readonly { src: string }[] }): string[] => [
  ...[backdrop.wide, backdrop.phone].flatMap(({ avif, webp }) => [avif, webp]),
  ...sources.map(({ src }) => src),
];

/** Highest H.264 profile that all browsers play: 8 bits and 4:2:0. */
const HIGH = 100;

/** Returns the H.264 profile that an MP4 declares, or null for another codec. */
const profileOf = (bytes: Buffer): number | null => {
  const box = bytes.indexOf('avcC');
  return box < 0 || box + 5 >= bytes.length ? null : bytes.readUInt8(box + 5);
};

/** Returns the reason why a film would not start at once in every browser, or null. */
const faultOf = (bytes: Buffer, ending: string): string | null => {
  const mishap = mishapIn(bytes);
  if (mishap !== null) return mishap;
  if (ending === '.webm')
    return bytes.subarray(0, 4).toString('hex') === '1a45dfa3' && bytes.includes('webm')
      ? null
      : 'is no WebM';
  if (bytes.subarray(4, 8).toString('latin1') !== 'ftyp') return 'is no MP4';
  const profile = profileOf(bytes);
  if (profile === null || profile > HIGH)
    return 'must be in H.264 with 8 bits and 4:2:0, which all browsers play: `ffmpeg -i FILE -c:v libx264 -pix_fmt yuv420p -an -movflags +faststart hero.mp4`';
  const [index, content] = [bytes.indexOf('moov'), bytes.indexOf('mdat')];
  return index < 0 || index > content
    ? 'must begin with its index, so that it plays while it loads: `ffmpeg -i FILE -c copy -an -movflags +faststart hero.mp4`'
    : null;
};

const readPicture = async (
  root: string,
  folder: string,
  name: string,
): Promise<Pick<ReadFilm, 'backdrop' | 'source'>> => {
  // Loading this takes half a second.
  const { checkWhole, readPictureFile } = await import('./picture-file');
  const { bytes, width, height } = await readPictureFile(root, folder, name, LEAST);
  if (width < height) throw new SubjectError([`${name}: stands upright: must be lying`]);
  await checkWhole(name, bytes);
  const address = (cut: string, form: string) => `/assets/backdrop${cut}.${contentHash(bytes)}.${form}`;
  const forms = (cut: string): Forms => ({ avif: address(cut, 'avif'), webp: address(cut, 'webp') });
  return { source: path.posix.join(folder, name), backdrop: { wide: forms(''), phone: forms('-phone') } };
};

const readFilmFile = async (root: string, folder: string, name: string): Promise<Published> => {
  const bytes = await readMedia(root, folder, name, MOST_FILM);
  const { ext } = path.parse(name);
  const fault = faultOf(bytes, ext);
  if (fault !== null) throw new SubjectError([`${name}: ${fault}`]);
  return { source: path.posix.join(folder, name), address: `/assets/film.${contentHash(bytes)}${ext}` };
};

/**
 * Reads the film and the picture of a theme.
 * @param folder the network's folder, from the project's root
 * @throws Error with every fault, one line each: `film: media/hero.mp4: is no MP4`
 */
export const readFilm = async (
  root: string,
  folder: string,
  { backdrop, film }: Pick<Theme, 'backdrop' | 'film'>,
): Promise<ReadFilm> => {
  const names = film ? [film.webm, film.mp4].filter((name) => name !== undefined) : [];
  const faults: string[] = [];
  const tried = <Read>(key: string, reading: Promise<Read>): Promise<Read | null> =>
    reading.catch((error: unknown) => {
      faults.push(`${key}: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    });
  const picture =
    backdrop === undefined ? null : await tried('backdrop', readPicture(root, folder, backdrop));
  const files: Published[] = [];
  for (const name of names) {
    const file = await tried('film', readFilmFile(root, folder, name));
    if (file) files.push(file);
  }
  if (faults.length > 0) throw new SubjectError(faults);
  if (!film)
    return {
      ...(picture ?? SHIPPED_FILM),
      sources: film === false || picture ? [] : SHIPPED_FILM.sources,
      files: [],
    };
  const sources = files.map(({ address }) => ({
    src: address,
    type: `video/${address.split('.').at(-1) ?? ''}`,
  }));
  return { ...(picture ?? SHIPPED_FILM), sources, files };
};
