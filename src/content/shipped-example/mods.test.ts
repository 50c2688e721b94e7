/** Of the example network as shipped: whoever makes the site theirs deletes this folder with the example. */
import { labels } from '../../../test/content-walk';
import * as modsContent from '../mods';

describe('mods', () => {
  test('five mods with version, size and type', () => {
    expect(
      modsContent.mods.map(({ version, size, type, required }) => [version, size, type, required]),
    ).toEqual([
      ['48.0.49', '5.2 MB', 'core', true],
      ['3.1.2', '3.7 MB', 'core', true],
      ['HD U I8', '7.8 MB', 'optimization', false],
      [expect.stringMatching(/^\d+(\.\d+){3}$/), '4.2 MB', 'utility', false],
      ['2.0.1', '18.3 MB', 'cosmetic', false],
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
    expect(modsContent.compatibilityNotes.title).toBe('Compatibility Notes');
    expect(modsContent.prohibitedSection.title).toBe('Prohibited Mods');
    expect(modsContent.prohibitedMods.map(({ name }) => name)).toEqual([
      'Hack Clients',
      'X-Ray',
      'Auto-Clickers',
      'Fly Hack',
      'Pathfinding Bot',
      'Kit Abusing',
      'Freecam',
      'Outdated Optimization Mod',
      'Conflicting Minimap Mods',
    ]);
  });
});
