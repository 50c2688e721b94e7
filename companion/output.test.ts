import { createOutput } from './output';
import { printable } from './printable';

function printed(env: Record<string, string>, isTTY: boolean): string[] {
  const lines: string[] = [];
  const stream = { isTTY, write: (text: string) => lines.push(text) };
  const output = createOutput(stream, stream, env, () => Date.UTC(2026, 10, 23, 14, 3, 9));
  output.event('one');
  output.good('two');
  output.trouble('three');
  output.plain('four');
  return lines;
}

const PLAIN = [
  '2026-11-23 14:03:09 one\n',
  '2026-11-23 14:03:09 two\n',
  '2026-11-23 14:03:09 three\n',
  'four\n',
];

test('each event is a line of its own, plain where nobody watches or nobody wants colors', () => {
  expect(printed({}, false)).toEqual(PLAIN);
  expect(printed({ NO_COLOR: '1' }, true)).toEqual(PLAIN);
  expect(printed({ TERM: 'dumb' }, true)).toEqual(PLAIN);
});

test('on a terminal the same lines have colors', () => {
  const lines = printed({ TERM: 'xterm' }, true);
  // eslint-disable-next-line no-control-regex -- the codes are what is looked for
  expect(lines.map((line) => line.replaceAll(/\u001b\[\d+m/g, ''))).toEqual(PLAIN);
  expect(lines[2]).toContain('\u001b[33mthree\u001b[0m');
});

test('text from elsewhere stays on its line, and moves no cursor', () => {
  expect(printable('§aHi\r\n\u001b[2J\u202etxt.exe')).toBe('Hi [2J txt.exe');
  expect(printable('x'.repeat(400), 10)).toHaveLength(10);
});

test('a cut never leaves half of a character behind', () => {
  expect(printable(`${'a'.repeat(9)}😀b`, 10)).toBe('a'.repeat(9));
  expect(printable(`${'a'.repeat(8)}😀b`, 10)).toBe(`${'a'.repeat(8)}😀`);
});
