/** One line for each event. */
export interface Output {
  /** Something went as it should. */
  event(text: string): void;
  good(text: string): void;
  /** Something for the owner to know of, on standard error. */
  trouble(text: string): void;
  /** As it is, without a time. */
  plain(text: string): void;
}

interface Stream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const COLOURS = { event: '', good: '\u001b[32m', trouble: '\u001b[33m', time: '\u001b[90m' } as const;
const END = '\u001b[0m';

/** Colours on a terminal, unless NO_COLOR is set; else plain text. */
export function createOutput(
  out: Stream,
  err: Stream,
  env: Readonly<Record<string, string | undefined>>,
  now: () => number,
): Output {
  const allows = !env['NO_COLOR'] && env['TERM'] !== 'dumb';
  const paint = (stream: Stream, colour: string, text: string) =>
    allows && stream.isTTY && colour ? `${colour}${text}${END}` : text;
  const write = (stream: Stream, kind: 'event' | 'good' | 'trouble', text: string) => {
    const time = new Date(now()).toISOString().slice(0, 19).replace('T', ' ');
    stream.write(`${paint(stream, COLOURS.time, time)} ${paint(stream, COLOURS[kind], text)}\n`);
  };
  return {
    event: (text) => write(out, 'event', text),
    good: (text) => write(out, 'good', text),
    trouble: (text) => write(err, 'trouble', text),
    plain: (text) => out.write(`${text}\n`),
  };
}
