/** Of the example network as shipped: whoever makes the site theirs deletes this folder with the example. */
import { labels, texts, titles } from '../../../test/support/fixtures/content-walk';
import * as connect from '../connect';
import { features } from '../features';
import * as home from '../home';
import { modes, playButton } from '../modes';

describe('home', () => {
  test('stat tiles and the closing band show the specification’s numbers', () => {
    const shown = (stats: readonly home.Stat[]) => stats.map(({ value, label }) => `${value} ${label}`);
    expect(shown(home.statTiles)).toEqual([
      '200+ Active Players',
      '99.9% Uptime',
      '24/7 Support',
      '10+ Custom Features',
    ]);
    expect(shown(home.closingBand.stats)).toEqual([
      '200+ Daily Players',
      '50+ Custom Features',
      '24/7 Online Support',
      '99.9% Uptime',
    ]);
  });

  test('modes and features in order', () => {
    expect(titles(modes)).toEqual(['Practice PvP', 'Lifesteal', 'Duels']);
    expect(playButton).toEqual({ label: 'Play Now', hoverLabel: 'Copy IP' });
    expect(titles(features)).toEqual([
      'Custom Enchants',
      'Player Shops',
      'Ranks and Perks',
      'Active Staff',
      'Community Events',
      'Discord Integration',
    ]);
  });

  test('section titles and buttons', () => {
    expect(titles(Object.values(home.sections))).toEqual([
      'News and Updates',
      'Game Modes',
      'Featured Events',
      'Server Features',
      'Join Our Community',
    ]);
    expect(texts(home.hero)).toEqual(
      expect.arrayContaining(['Start Your Journey', 'Learn More', '/community']),
    );
  });

  test('connect dialog: steps, features and copy messages', () => {
    expect(connect.connectDialog.steps).toHaveLength(2);
    expect(connect.connectDialog.steps[0].text).toBe('Launch the game, choose Multiplayer, then Add Server.');
    expect(labels(connect.connectFeatures)).toEqual([
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
      serverIpCopied: 'Server IP copied to clipboard',
      backupIpCopied: 'Backup IP copied to clipboard',
    });
  });
});
