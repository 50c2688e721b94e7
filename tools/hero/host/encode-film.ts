import { ffmpeg } from './ffmpeg';
import { kept } from './paths';
import { firstThatFits, range } from './within-bytes';

/** Browsers take video for BT.709 in limited range; pictures are full range RGB. */
const colours = [
  '-vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
  '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv',
].flatMap((options) => options.split(' '));

/** H.264 in two passes for every browser, its index first so that it starts before it has come whole. */
export const encodeMp4 = async (film: string, file: string, most: number): Promise<void> => {
  const log = await kept('mp4-pass');
  const codec = '-c:v libx264 -profile:v high -level:v 4.1 -preset slow -tune animation -refs 4 -an'.split(
    ' ',
  );
  const make = async (quality: number): Promise<void> => {
    const options = ['-i', film, ...colours, ...codec, '-b:v', `${String(-quality)}k`, '-passlogfile', log];
    await ffmpeg(...options, '-pass', '1', '-f', 'null', '-');
    await ffmpeg(...options, '-pass', '2', '-movflags', '+faststart', file);
  };
  await firstThatFits({ file, most, qualities: range(-790, -500, 20), make });
};

/** AV1 for the browsers that can decode it: sharper at the same size. */
export const encodeWebm = (film: string, file: string, most: number): Promise<void> => {
  const codec = '-c:v libsvtav1 -preset 4 -g 240 -an'.split(' ');
  const make = (quality: number): Promise<void> =>
    ffmpeg('-i', film, ...colours, ...codec, '-crf', String(quality), file);
  return firstThatFits({ file, most, qualities: range(35, 60, 1), make });
};
