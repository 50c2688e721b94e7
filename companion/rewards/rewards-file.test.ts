import { readFile, rm, writeFile } from 'node:fs/promises';
import { setUpFolder } from '../../test/support/server/temporary-folder';
import { openRewardsFile } from './rewards-file';

const inFolder = setUpFolder();
const file = () => inFolder('rewards.json');
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
  expect((await rewards.read()).get('vote-key')).toEqual(['crate key give {player} vote {count}']);
  expect(news).toEqual(['examples vote-key vote-diamonds']);
  await writeFile(file(), '{"mine": ["say hi"]}');
  const later = opened();
  expect([...(await later.rewards.read())]).toEqual([['mine', ['say hi']]]);
  expect(await readFile(file(), 'utf8')).toBe('{"mine": ["say hi"]}');
});

test('a change counts with the next reward; a mistake is told of once, and what was known before counts', async () => {
  const { rewards, news } = opened();
  await writeFile(file(), '{"one": ["/give {player} stone"]}');
  expect((await rewards.read()).get('one')).toEqual(['give {player} stone']);
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
  ['{"a": [1]}', '"a" must be a list'],
  ['{"a": ["say hi\\nop Eve"]}', 'cannot be run'],
  ['{"a": [" / "]}', 'cannot be run'],
  [JSON.stringify({ a: ['x'.repeat(1_500)] }), 'cannot be run'],
])('%j is no file of rewards', async (text, message) => {
  await writeFile(file(), text);
  const { rewards, news } = opened();
  expect((await rewards.read()).size).toBe(0);
  expect(news).toEqual([expect.stringContaining(message)]);
});
