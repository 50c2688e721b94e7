/** What the specification says of the example network. */
import { serverFeatures } from '@/content/server-features';
import { servers } from '@/content/servers';
import * as serverInfo from '@/messages/en/server-info';
import { titles } from '../support/fixtures/content-walk';
import { spawnpoint } from './network';

test('server status: title, features and how to connect', () => {
  expect(serverInfo.serverInfo).toEqual({
    title: 'Server Status',
    subtitle: 'Check out our server status, features, and how to connect.',
    loading: 'Fetching server status...',
    failure: 'Failed to fetch server statistics',
  });
  expect(titles(serverFeatures.items)).toEqual([
    'Advanced Anti-Cheat',
    'Custom Plugins',
    'High Performance',
    'DDOS Protected',
    'Fast Support',
  ]);
  expect(spawnpoint.identity.addresses.map(({ label }) => label)).toEqual(['Server IP', 'Backup IP']);
  expect(spawnpoint.identity.versions).toBe('1.12 - 1.21');
  expect(serverInfo.howToConnect).toEqual({ title: 'How to Connect', version: 'Version', status: 'Status' });
  expect(serverInfo.networkStatus.online).toEqual(['Online', 'All systems operational']);
});

test('the three servers by name; only Lifesteal is under maintenance while it is offline', () => {
  expect(Object.values(servers).slice(0, 3)).toEqual([
    { title: 'Lobby Server', group: 'Lobby', offlineLabel: 'OFFLINE', hue: 'grass' },
    { title: 'PvP Server', group: 'PvP', offlineLabel: 'OFFLINE', hue: 'ember' },
    { title: 'Lifesteal Server', group: 'Lifesteal', offlineLabel: 'MAINTENANCE', hue: 'crimson' },
  ]);
});
