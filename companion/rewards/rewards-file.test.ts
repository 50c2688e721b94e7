import { readFile, rm, writeFile } from 'node:fs/promises';
import { setUpFolder } from '../../test/support/server/temporary-folder';
import { openRewardsFile } from './rewards-file';

const inFolder = setUpFolder();
const file = () => inFolder('rewards.json');
const plain = (command: string) => ({ command, expect: [], refuse: [] });
function opened() {
  const news: string[] = [];
  const rewards = openRewardsFile(file(), {
    onRead: (read, isNew) => news.push(`${isNew ? 'examples' : 'read'} ${[...read.keys()].join(' ')}`),
    onBad: (message) => news.push(message),
  });
  return { rewards, news };
}

test('examples are written on the first start, and an owner’s file is left alone', async () => {
  const { rewards, news } = opened();
  expect((await rewards.read()).get('vote-key')).toEqual([plain('crate key give {player} vote {count}')]);
  expect(news).toEqual(['examples vote-key vote-diamonds']);
  await writeFile(file(), '{"mine": ["say hi"]}');
  const later = opened();
  expect([...(await later.rewards.read())]).toEqual([['mine', [plain('say hi')]]]);
  expect(await readFile(file(), 'utf8')).toBe('{"mine": ["say hi"]}');
});

test('a change counts with the next reward; a mistake is told of once, and what was known before counts', async () => {
  const { rewards, news } = opened();
  await writeFile(file(), '{"one": ["/give {player} stone"]}');
  expect((await rewards.read()).get('one')).toEqual([plain('give {player} stone')]);
  await writeFile(file(), '{"one": ["/give {player} stone"], }');
  await rewards.read();
  expect([...(await rewards.read()).keys()]).toEqual(['one']);
  await writeFile(file(), '{"two": ["list"]}');
  expect([...(await rewards.read()).keys()]).toEqual(['two']);
  await rm(file());
  expect((await rewards.read()).has('vote-key')).toBe(true);
  expect(news).toEqual([
    'read one',
    expect.stringContaining('rewards.json is not JSON'),
    'read two',
    expect.stringContaining('examples'),
  ]);
});

test.each([
  ['[]', 'must be an object'],
  ['{"a": "say hi"}', '"a" must be a list'],
  ['{"a": []}', '"a" must be a list'],
  ['{"a": [1]}', '"a", command 1 must be text in quotes, or an object with "command"'],
  [
    '{"a": ["say hi", {"run": "say hi"}]}',
    '"a", command 2 has "run", but only command, expect, refuse are known',
  ],
  ['{"a": [{"expect": "x"}]}', '"a", command 1 must be text in quotes, or an object with "command"'],
  [
    '{"a": [{"command": "kit", "expect": "gave ("}]}',
    '"expect" of "a", command 1 is not a valid regular expression: gave (',
  ],
  [
    '{"a": ["kit", {"command": "kit", "refuse": ["ok", "[z-a]"]}]}',
    '"refuse" of "a", command 2 is not a valid regular expression: [z-a]',
  ],
  [
    '{"a": [{"command": "kit", "refuse": 5}]}',
    '"refuse" of "a", command 1 must be text of 1 to 200 characters',
  ],
  [
    '{"a": [{"command": "kit", "refuse": ""}]}',
    '"refuse" of "a", command 1 must be text of 1 to 200 characters',
  ],
  [
    JSON.stringify({ a: [{ command: 'kit', expect: 'x'.repeat(201) }] }),
    'must be text of 1 to 200 characters',
  ],
  [JSON.stringify({ a: [{ command: 'kit', expect: Array(21).fill('x') }] }), 'can have at most 20 patterns'],
  ['{"a": ["say hi\\nop Eve"]}', 'cannot be run'],
  ['{"a": [" / "]}', 'cannot be run'],
  [JSON.stringify({ a: ['x'.repeat(1_500)] }), 'cannot be run'],
])('%j is no file of rewards', async (text, message) => {
  await writeFile(file(), text);
  const { rewards, news } = opened();
  expect((await rewards.read()).size).toBe(0);
  expect(news).toEqual([expect.stringContaining(message)]);
});
