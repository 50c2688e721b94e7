/** Reading just enough of published media to hold them to what is promised of them. */

const ascii = (data: Buffer, from: number, to: number): string => data.toString('latin1', from, to);

/** Width and height in pixels of a lossy WebP. */
export const webpSize = (data: Buffer): [number, number] => {
  if (ascii(data, 0, 4) !== 'RIFF' || ascii(data, 8, 15) !== 'WEBPVP8') throw new Error('Not a lossy WebP.');
  return [data.readUInt16LE(26) & 0x3fff, data.readUInt16LE(28) & 0x3fff];
};

export interface FilmFacts {
  seconds: number;
  hasSound: boolean;
  codec: string;
}

/** Of an MP4 whose index comes before its data, so that it plays while it loads. */
export const mp4Facts = (data: Buffer): FilmFacts => {
  const [index, content] = [data.indexOf('moov'), data.indexOf('mdat')];
  if (ascii(data, 4, 8) !== 'ftyp' || index < 0 || index > content)
    throw new Error('Not an MP4 that starts at once.');
  const head = data.indexOf('mvhd');
  return {
    seconds: data.readUInt32BE(head + 20) / data.readUInt32BE(head + 16),
    hasSound: data.includes('soun'),
    codec: data.includes('avc1') ? 'avc1' : 'other',
  };
};

/** Of a WebM: the elements Duration (0x4489, in units of 1 ms) and CodecID. */
export const webmFacts = (data: Buffer): FilmFacts => {
  if (data.readUInt32BE(0) !== 0x1a45dfa3 || !data.includes('webm')) throw new Error('Not a WebM.');
  const duration = data.indexOf(Buffer.from([0x44, 0x89, 0x88]));
  const codec = data.indexOf('V_');
  return {
    seconds: data.readDoubleBE(duration + 3) / 1000,
    hasSound: data.includes('A_OPUS') || data.includes('A_VORBIS'),
    codec: ascii(data, codec, codec + 5),
  };
};
