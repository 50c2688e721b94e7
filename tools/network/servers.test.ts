import leaderboards from '../../test/network/leaderboards';
import voting from '../../test/network/voting';
import { testNetwork } from '../../test/support/fixtures/a-network';
import { readAll } from '../../test/support/fixtures/read-all';
import { lostServers } from './servers';

test('files that name a server that is not there are told, with those that are', () => {
  const ids = testNetwork.servers.servers.map(({ id }) => id).join(', ');
  const [mode] = leaderboards.modes;
  const [reward] = voting.rewards;
  const strange = readAll('test/network', {
    leaderboards: { ...leaderboards, modes: [mode, { ...mode, id: 'moon', title: 'Moon', server: 'moon' }] },
    voting: { ...voting, rewards: [...voting.rewards, { ...reward, id: 'dust', server: 'mars' }] },
  });
  expect(lostServers(strange)).toEqual([
    `leaderboards.ts: modes.1.server: must be an id of servers.ts, which has ${ids}`,
    `voting.ts: rewards.${String(voting.rewards.length)}.server: must be an id of servers.ts, which has ${ids}`,
  ]);
  expect(lostServers(testNetwork)).toEqual([]);
});
