import { readFile } from 'node:fs/promises';
import { setUpFolder } from '../../test/support/server/temporary-folder';
import { toVote } from './vote';
import { openVoteQueue, QueueFull } from './vote-queue';

const inFolder = setUpFolder();
const file = () => inFolder('votes.jsonl');
const vote = (username: string) => toVote({ service: 'Listing', username }, 2, Date.UTC(2026, 10, 23));
const named = (count: number) => Array.from({ length: count }, (_, n) => vote(`player_${String(n)}`));

test('votes wait in their order, over a new start, until the site has answered for them', async () => {
  const queue = await openVoteQueue(file());
  const votes = named(5);
  await Promise.all(votes.map((each) => queue.add(each)));
  expect(queue.first(2)).toEqual(votes.slice(0, 2));
  await queue.remove([votes[0]?.id ?? '', 'an unknown one', votes[3]?.id ?? '']);
  await queue.close();

  const later = await openVoteQueue(file());
  expect(later.first(10)).toEqual([votes[1], votes[2], votes[4]]);
  expect(later.damaged).toBe(0);
  await later.close();
});

test('a queue that is full refuses what comes, and takes it once there is room', async () => {
  const queue = await openVoteQueue(file(), 3);
  const votes = named(3);
  const added = await Promise.allSettled([...votes, vote('late')].map((each) => queue.add(each)));
  expect(added.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
  await expect(queue.add(vote('later'))).rejects.toThrow(QueueFull);
  await queue.remove([votes[1]?.id ?? '']);
  await queue.add(vote('later'));
  expect(queue.size).toBe(3);
  await queue.close();
});

test('the file stays small however many votes pass through it, and loses none that arrives meanwhile', async () => {
  const queue = await openVoteQueue(file());
  const kept = vote('patient');
  await queue.add(kept);
  for (let round = 0; round < 6; round += 1) {
    const votes = named(500);
    await Promise.all(votes.map((each) => queue.add(each)));
    const late = vote(`late_${String(round)}`);
    await Promise.all([queue.remove(votes.map(({ id }) => id)), queue.add(late)]);
  }
  await queue.close();
  expect((await readFile(file(), 'utf8')).split('\n').length).toBeLessThan(2_600);
  const later = await openVoteQueue(file());
  expect(later.first(10).map(({ username }) => username)).toEqual([
    'patient',
    ...Array.from({ length: 6 }, (_, round) => `late_${String(round)}`),
  ]);
  await later.close();
});
