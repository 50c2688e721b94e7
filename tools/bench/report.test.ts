import { readFileSync } from 'node:fs';
import { DOCUMENTS, fill, PLACE, table } from './report';
import type { Measurement } from './results';

const measurement: Measurement = {
  measuredOn: '2026-11-22',
  commit: 'abc1234',
  machine: {
    processor: 'Some processor',
    cores: 2,
    memory: 8,
    system: 'Linux',
    node: '24.0.0',
    chromium: '140.0',
    lighthouse: '13.0.0',
  },
  tables: { 'the times': [{ page: '`/`', 'paint, s': 1.5 }] },
};
const at = (mark: string) => `# Title\n\n<!-- bench ${mark} -->\nold\n<!-- end -->\n\nText\n`;

test('a table has its head, a line that puts figures on the right, and its rows', () => {
  const rows = [
    { page: 'a', score: 12_345.6789, faults: null },
    { page: 'b', score: 0, time: '1 to 2' },
  ];
  expect(table(rows).split('\n')).toEqual([
    '| page | score | faults | time |',
    '| --- | ---: | ---: | ---: |',
    '| a | 12,345.679 | – | – |',
    '| b | 0 | – | 1 to 2 |',
  ]);
});

test('fills the places of a document, and leaves its texts alone', () => {
  const text = fill(at('paint the times') + at('paint'), { paint: measurement });
  expect(text).toContain('| `/` | 1.5 |\n\n<!-- end -->\n\nText');
  expect(text).toContain('_Measured on 2026-11-22, commit `abc1234`: Some processor, 2 cores, 8 GB, Linux');
  expect(text).not.toContain('old');
  expect(fill(text, { paint: measurement })).toBe(text);
});

test.each(['paint', 'paint another', 'never'])(
  'what was not measured at %s is named with its command',
  (mark) => {
    const kept = mark === 'paint another' ? { paint: measurement } : {};
    expect(fill(at(mark), kept)).toContain(
      `Not measured yet: \`npm run bench -- ${mark.split(' ')[0] ?? ''}\`.`,
    );
  },
);

test('the documents have a place for each stored table, and no other', () => {
  const places = DOCUMENTS.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(PLACE)]);
  const benches = [...new Set(places.map(([, bench = '']) => bench))];
  const stored = benches.flatMap((bench) => {
    const { tables } = JSON.parse(readFileSync(`docs/benchmarks/${bench}.json`, 'utf8')) as Measurement;
    return [bench, ...Object.keys(tables).map((name) => `${bench} ${name}`)];
  });
  expect(
    places.map(([, bench, name]) => (name === undefined ? bench : `${bench} ${name}`)).toSorted(),
  ).toEqual(stored.toSorted());
});
