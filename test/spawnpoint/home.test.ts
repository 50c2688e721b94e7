/** Facts that the specification states about the example network. */
import * as connect from '#messages/connect';
import { homeTexts } from '#messages/home';
import type { HomeSection, HomeSectionKind } from '@/contract/network/home';
import { labels, texts, titles } from '../support/fixtures/content-walk';
import { spawnpoint } from './network';

const { home } = spawnpoint;
const section = <Kind extends HomeSectionKind>(kind: Kind) =>
  home.sections.find((one): one is Extract<HomeSection, { kind: Kind }> => one.kind === kind);

describe('home', () => {
  test('stat tiles and the closing band show the specification’s numbers', () => {
    const shown = (stats: readonly { value: string; label: string }[]) =>
      stats.map(({ value, label }) => `${value} ${label}`);
    expect(shown(home.stats)).toEqual([
      '200+ Active Players',
      '99.9% Uptime',
      '24/7 Support',
      '10+ Custom Features',
    ]);
    expect(shown(section('closing')?.stats ?? [])).toEqual([
      '200+ Daily Players',
      '50+ Custom Features',
      '24/7 Online Support',
      '99.9% Uptime',
    ]);
  });

  test('modes and features in order', () => {
    expect(titles(section('modes')?.cards ?? [])).toEqual(['Practice PvP', 'Lifesteal', 'Duels']);
    expect(connect.playButton).toEqual({ label: 'Play Now', hoverLabel: 'Copy IP' });
    expect(titles(section('features')?.tiles ?? [])).toEqual([
      'Custom Enchants',
      'Player Shops',
      'Ranks and Perks',
      'Active Staff',
      'Community Events',
      'Discord Integration',
    ]);
  });

  test('section titles and buttons', () => {
    expect(titles(home.sections)).toEqual([
      'News and Updates',
      'Game Modes',
      'Featured Events',
      'Server Features',
      'Join Our Community',
      '{name} in numbers',
    ]);
    expect(texts(homeTexts)).toEqual(expect.arrayContaining(['Start Your Journey', 'Learn More']));
  });

  test('connect dialog: steps, features and copy messages', () => {
    expect(connect.connectDialog.steps).toHaveLength(2);
    expect(connect.connectDialog.steps[0].text).toBe('Launch the game, choose Multiplayer, then Add Server.');
    expect(labels(home.promises)).toEqual([
      'Anti-Cheat Protection',
      'Custom Ranks',
      'Unique Game Modes',
      'Active Community',
    ]);
    expect(connect.copyIp).toMatchObject({
      label: 'Copy IP',
      copiedLabel: 'Copied!',
      success: { title: 'Server IP Copied!' },
      failure: { title: 'Failed to copy IP' },
    });
    expect(connect.copyIp.addressCopied('Backup IP')).toBe('Backup IP copied to clipboard');
  });
});
