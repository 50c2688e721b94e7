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
    onMissing: (ids) => news.push(`missing ${ids.join(' ')}`),
  });
  return { rewards, news };
}

test('an example of each of the site’s rewards is written once these are known, and an owner’s file is left alone', async () => {
  const { rewards, news } = opened();
  expect((await rewards.read()).size).toBe(0);
  rewards.expect(['coins', 'vote-key']);
  const example = [plain('xp add {player} {count} points')];
  expect([...(await rewards.read())]).toEqual([
    ['coins', example],
    ['vote-key', example],
  ]);
  expect([news, rewards.missing]).toEqual([['examples coins vote-key'], []]);
  await writeFile(file(), '{"mine": ["say hi"]}');
  const later = opened();
  expect([...(await later.rewards.read())]).toEqual([['mine', [plain('say hi')]]]);
  expect(await readFile(file(), 'utf8')).toBe('{"mine": ["say hi"]}');
});

test('the site’s rewards that the file lacks are named at the start, and whenever the file or the site changes', async () => {
  const { rewards, news } = opened();
  await writeFile(file(), '{"coins": ["list"]}');
  rewards.expect(['coins', 'vote-key', 'rank']);
  await rewards.read();
  await rewards.read();
  expect(rewards.missing).toEqual(['vote-key', 'rank']);
  await writeFile(file(), '{"rank": ["list"], "vote-key": ["list"]}');
  await rewards.read();
  rewards.expect(['vote-key', 'rank']);
  await rewards.read();
  expect(rewards.missing).toEqual([]);
  rewards.expect(['vote-key', 'gems']);
  await rewards.read();
  expect(news).toEqual([
    'read coins',
    'missing vote-key rank',
    'read rank vote-key',
    'missing coins',
    'missing gems',
  ]);
});

test('a change counts with the next reward; a mistake is told of once, and what was known before counts', async () => {
  const { rewards, news } = opened();
  rewards.expect([]);
  await writeFile(file(), '{"one": ["/give {player} stone"]}');
  expect((await rewards.read()).get('one')).toEqual([plain('give {player} stone')]);
  await writeFile(file(), '{"one": ["/give {player} stone"], }');
  await rewards.read();
  expect([...(await rewards.read()).keys()]).toEqual(['one']);
  await writeFile(file(), '{"two": ["list"]}');
  expect([...(await rewards.read()).keys()]).toEqual(['two']);
  await rm(file());
  expect((await rewards.read()).size).toBe(0);
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
