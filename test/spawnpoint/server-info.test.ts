/** Facts that the specification states about the example network. */
import { readFileSync } from 'node:fs';
import * as serverInfo from '#messages/server-info';
import { serverVariable } from '@/contract/network/servers';
import { pagesOf, subtitlesOf } from '../../tools/network/pages';
import { privateServers, publicServers } from '../../tools/network/servers';
import { titles } from '../support/fixtures/content-walk';
import { spawnpoint } from './network';

test('server status: title, features and how to connect', () => {
  expect(serverInfo.serverInfo).toMatchObject({
    loading: 'Fetching server status...',
    failure: 'Failed to fetch server statistics',
  });
  expect(pagesOf(spawnpoint).pages['serverInfo']?.title).toBe('Server Status');
  expect(subtitlesOf(spawnpoint)['subtitles/serverInfo']).toEqual({
    subtitle: 'Check out our server status, features, and how to connect.',
  });
  expect(titles(spawnpoint.servers.features?.items ?? [])).toEqual([
    'Advanced Anti-Cheat',
    'Custom Plugins',
    'High Performance',
    'DDOS Protected',
    'Fast Support',
  ]);
  expect(spawnpoint.identity.addresses.map(({ label }) => label)).toEqual(['Server IP', 'Backup IP']);
  expect(spawnpoint.identity.versions).toBe('1.12 - 1.21');
  expect(serverInfo.howToConnect).toMatchObject({
    title: 'How to Connect',
    version: 'Version',
    status: 'Status',
  });
  expect(serverInfo.networkStatus.online).toEqual(['Online', 'All systems operational']);
});

test('the three servers by name; only Lifesteal is under maintenance while it is offline', () => {
  expect(publicServers(spawnpoint)).toEqual([
    { id: 'lobby', title: 'Lobby Server', group: 'Lobby', offlineLabel: 'OFFLINE', hue: 'grass' },
    { id: 'pvp', title: 'PvP Server', group: 'PvP', offlineLabel: 'OFFLINE', hue: 'ember' },
    {
      id: 'lifesteal',
      title: 'Lifesteal Server',
      group: 'Lifesteal',
      offlineLabel: 'MAINTENANCE',
      hue: 'crimson',
    },
  ]);
  expect(privateServers(spawnpoint.servers).addresses).toEqual({
    lobby: 'lobby.spawnpoint.example:25565',
    pvp: 'pvp.spawnpoint.example:25565',
    lifesteal: 'lifesteal.spawnpoint.example:25565',
  });
});

test('the example of a .env file has a line for each server', () => {
  const example = readFileSync('.env.example', 'utf8');
  const named = [...example.matchAll(/^(SERVER_\w+)=/gm)].map(([, name]) => name);
  expect(named).toEqual(spawnpoint.servers.servers.map(({ id }) => serverVariable(id)));
});
