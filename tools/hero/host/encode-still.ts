import { ffmpeg } from './ffmpeg';
import { bestThatFits, range } from './within-bytes';

export interface StillForm {
  /** The part that is shown: width:height:x:y in pixels of the source. */
  crop?: string;
  /** Pixels of the result; the height follows. */
  width?: number;
}

const filters = ({ crop, width }: StillForm): string[] => {
  const chain = [
    ...(crop ? [`crop=${crop}`] : []),
    ...(width ? [`scale=${String(width)}:-2:flags=lanczos`] : []),
  ];
  return chain.length ? ['-vf', chain.join(',')] : [];
};

export const encodeWebp = (
  picture: string,
  file: string,
  most: number,
  form: StillForm = {},
): Promise<void> => {
  const codec = '-c:v libwebp -compression_level 6'.split(' ');
  const make = (quality: number): Promise<void> =>
    ffmpeg('-i', picture, ...filters(form), ...codec, '-quality', String(-quality), file);
  return bestThatFits({ file, most, qualities: range(-88, -10, 1), make });
};

export const encodeAvif = (
  picture: string,
  file: string,
  most: number,
  form: StillForm = {},
): Promise<void> => {
  const codec = '-c:v libaom-av1 -still-picture 1 -cpu-used 4 -pix_fmt yuv420p'.split(' ');
  const make = (quality: number): Promise<void> =>
    ffmpeg('-i', picture, ...filters(form), ...codec, '-crf', String(quality), file);
  return bestThatFits({ file, most, qualities: range(20, 60, 1), make });
};

/** A picture with a mark on its left as JPEG. */
export const encodeJpeg = (picture: string, mark: string, file: string, most: number): Promise<void> => {
  const over = ['-filter_complex', 'overlay=96:(H-h)/2', '-pix_fmt', 'yuvj420p'];
  const make = (quality: number): Promise<void> =>
    ffmpeg('-i', picture, '-i', mark, ...over, '-q:v', String(quality), file);
  return bestThatFits({ file, most, qualities: range(2, 20, 1), make });
};
