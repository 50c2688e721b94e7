import { type Answer, pongTo } from './bedrock-server';

const says =
  (text: string): Answer =>
  (ping) => [pongTo(ping, text)];

/** Servers without a usable status, by their response to a ping, with the reason. */
export const unusablePongs: Readonly<Record<string, readonly [answer: Answer, reason: string]>> = {
  'says nothing': [() => [], 'timeout'],
  'repeats the ping': [(ping) => [ping], 'bad_packet'],
  'sends a datagram without a byte': [() => [Buffer.alloc(0)], 'bad_packet'],
  'sends HTML': [() => [Buffer.from('<html><body>It works!</body></html>')], 'bad_packet'],
  'sends another packet': [(ping) => [pongTo(ping, 'MCPE;', { id: '1d' })], 'bad_packet'],
  'has other magic bytes': [(ping) => [pongTo(ping, 'MCPE;', { magic: 'ff'.repeat(16) })], 'bad_packet'],
  'cuts its text short': [(ping) => [pongTo(ping, 'MCPE;Ser', { length: 40 })], 'bad_packet'],
  'sends 60 KB of text': [says(`MCPE;${'m'.repeat(60_000)};898;1.21;5;9;`), 'too_long'],
  'says nothing about itself': [says(''), 'bad_answer'],
  'is of another game': [says('0.15.0;Rust;5;9;'), 'bad_answer'],
};

type Counts = readonly [online: number | null, max: number | null];

/** Odd texts from servers, and the part of them that may be shown. */
export const oddPongs: Readonly<Record<string, readonly [text: string, counts: Counts]>> = {
  'an old one that says less': ['MCPE;Name;70;0.14.3;5;9', [5, 9]],
  'its name alone': ['MCPE;Name', [null, null]],
  'the Education Edition': ['MCEE;Name;898;1.21;5;9;', [5, 9]],
  'a name with colors and signs': ['MCPE;§l§aN\u202eam\u0000e \\; 5\\;9;898;1.21;5;9;1;§4x;', [5, 9]],
  'a name with semicolons': ['MCPE;A;B;C;898;1.21.130;5;9;123;', [5, 9]],
  'no numbers': ['MCPE;Name;898;1.21;many;more;', [null, null]],
  'counts below zero': ['MCPE;Name;898;1.21;-5;-1;', [null, null]],
  'counts with signs and fractions': ['MCPE;Name;898;1.21;5.5;1e3;', [null, null]],
  'more players than places': ['MCPE;Name;898;1.21;50;9;', [50, 9]],
  'places beyond belief': ['MCPE;Name;898;1.21;5;9223372036854775807;', [5, 1_000_000]],
  'broken UTF-8': [Buffer.from('MCPE;\xff\xfe;898;1.21;5;9;', 'latin1').toString(), [5, 9]],
};
