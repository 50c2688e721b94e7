import { printable } from './printable';

/** Prints one line per event. Outside text stays on its line, and moves no cursor. */
export interface Output {
  /** Reports an expected event. */
  event(text: string): void;
  good(text: string): void;
  /** Reports a problem to the owner, on standard error. */
  trouble(text: string): void;
  /** Prints the text unchanged, without a time. */
  plain(text: string): void;
}

type Kind = 'event' | 'good' | 'trouble';

interface Stream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const COLORS = { event: '', good: '\u001b[32m', trouble: '\u001b[33m', time: '\u001b[90m' } as const;
const END = '\u001b[0m';

/** More than the busiest network prints. Strangers and a compromised site cannot fill a disk with the log. */
const LINES_AN_HOUR = 5_000;
const HOUR_MS = 60 * 60_000;
/** Maximum length of a line, in characters. */
const LINE_LIMIT = 1_000;

/** Prints colors on a terminal, unless NO_COLOR is set; else plain text. */
export function createOutput(
  out: Stream,
  err: Stream,
  env: Readonly<Record<string, string | undefined>>,
  now: () => number,
): Output {
  const allows = !env['NO_COLOR'] && env['TERM'] !== 'dumb';
  const paint = (stream: Stream, color: string, text: string) =>
    allows && stream.isTTY && color ? `${color}${text}${END}` : text;
  let hour = 0;
  let lines = 0;
  const print = (stream: Stream, kind: Kind, text: string) => {
    const time = new Date(now()).toISOString().slice(0, 19).replace('T', ' ');
    const shown = printable(text, LINE_LIMIT);
    stream.write(`${paint(stream, COLORS.time, time)} ${paint(stream, COLORS[kind], shown)}\n`);
  };
  const write = (stream: Stream, kind: Kind, text: string) => {
    const current = Math.floor(now() / HOUR_MS);
    if (current !== hour) {
      const left = lines - LINES_AN_HOUR + 1;
      if (left > 0) print(err, 'trouble', `${String(left)} lines were skipped`);
      [hour, lines] = [current, 0];
    }
    lines += 1;
    if (lines < LINES_AN_HOUR) print(stream, kind, text);
    else if (lines === LINES_AN_HOUR)
      print(err, 'trouble', `Output pauses until the next full hour, after ${String(LINES_AN_HOUR)} lines`);
  };
  return {
    event: (text) => write(out, 'event', text),
    good: (text) => write(out, 'good', text),
    trouble: (text) => write(err, 'trouble', text),
    plain: (text) => out.write(`${text}\n`),
  };
}
