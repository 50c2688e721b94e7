/** Of the example network as shipped: whoever makes the site theirs deletes this folder with the example. */
import { titles } from '../../../test/support/fixtures/content-walk';
import { serverFeatures } from '../server-features';
import * as serverInfo from '../server-info';
import { servers } from '../servers';
import { site } from '../site';

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
  expect(serverInfo.howToConnect.rows.map(({ label, value }) => [label, value])).toEqual([
    ['Server IP', site.address],
    ['Backup IP', site.backupAddress],
    ['Version', '1.12 - 1.21'],
  ]);
  expect(serverInfo.howToConnect.statusLabel).toBe('Status');
  expect(serverInfo.networkStatus.online).toEqual(['Online', 'All systems operational']);
});

test('the three servers by name; only Lifesteal is under maintenance while it is offline', () => {
  expect(Object.values(servers).slice(0, 3)).toEqual([
    { title: 'Lobby Server', group: 'Lobby', offlineLabel: 'OFFLINE', hue: 'grass' },
    { title: 'PvP Server', group: 'PvP', offlineLabel: 'OFFLINE', hue: 'ember' },
    { title: 'Lifesteal Server', group: 'Lifesteal', offlineLabel: 'MAINTENANCE', hue: 'crimson' },
  ]);
});
