/** Of the example network as shipped: whoever makes the site theirs deletes this folder with the example. */
import { labels } from '../../../test/support/fixtures/content-walk';
import * as modsContent from '../mods';
import { site } from '../site';

describe('mods', () => {
  test('five mods with version, size and type', () => {
    expect(
      modsContent.mods.map(({ name, version, size, type, required }) => [
        name,
        version,
        size,
        type,
        required,
      ]),
    ).toEqual([
      ['Mod Loader API', '48.0.49', '5.2 MB', 'core', true],
      [`${site.name} Core Mod`, '3.1.2', '3.7 MB', 'core', true],
      ['Optimization Mod', 'HD U I8', '7.8 MB', 'optimization', false],
      ['Recipe Viewer Utility', expect.stringMatching(/^\d+(\.\d+){3}$/), '4.2 MB', 'utility', false],
      [`${site.name} Textures Mod`, '2.0.1', '18.3 MB', 'cosmetic', false],
    ]);
  });

  test('tabs, four installation steps and nine prohibited items in order', () => {
    expect(labels(modsContent.modTabs)).toEqual([
      'All Mods',
      'Required',
      'Optimization',
      'Utility',
      'Cosmetic',
    ]);
    expect(modsContent.installationGuide.steps).toHaveLength(4);
    expect(modsContent.installationGuide.steps[0]?.text).toContain(
      'mod loader API version 48.0.49 for game version 1.20.4 (or the matching version)',
    );
    expect(modsContent.installationGuide.steps.slice(1).map(({ text }) => text)).toEqual([
      expect.stringContaining('Download the mods marked Required'),
      expect.stringContaining('Start the game once'),
      expect.stringContaining('Launch the game with the loader profile'),
    ]);
    expect(modsContent.installationGuide.steps[2]?.title).toBe('Configure the settings');
    expect(modsContent.compatibilityNotes.title).toBe('Compatibility Notes');
    expect(modsContent.prohibitedSection.title).toBe('Prohibited Mods');
    expect(modsContent.prohibitedMods.map(({ name, type }) => [name, type])).toEqual([
      ['Hack Clients', 'cheat'],
      ['X-Ray', 'cheat'],
      ['Auto-Clickers', 'cheat'],
      ['Fly Hack', 'cheat'],
      ['Pathfinding Bot', 'cheat'],
      ['Kit Abusing', 'cheat'],
      ['Freecam', 'cheat'],
      ['Outdated Optimization Mod', 'performance'],
      ['Conflicting Minimap Mods', 'compatibility'],
    ]);
  });
});
