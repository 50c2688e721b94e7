/** Facts that the specification states about the example network. */
import written from '../../networks/spawnpoint/mods';
import { readSubject } from '../../tools/network/read-subject';
import { titles } from '../support/fixtures/content-walk';

const mods = readSubject('mods', written);

describe('mods', () => {
  test('five mods with version, size and group', () => {
    expect(
      mods.mods.map(({ name, version, size, group, required }) => [name, version, size, group, required]),
    ).toEqual([
      ['Mod Loader API', '48.0.49', '5.2 MB', 'core', true],
      ['{name} Core Mod', '3.1.2', '3.7 MB', 'core', true],
      ['Optimization Mod', 'HD U I8', '7.8 MB', 'optimization', false],
      ['Recipe Viewer Utility', expect.stringMatching(/^\d+(\.\d+){3}$/), '4.2 MB', 'utility', false],
      ['{name} Textures Mod', '2.0.1', '18.3 MB', 'cosmetic', false],
    ]);
    expect(titles(mods.groups)).toEqual(['Core', 'Optimization', 'Utility', 'Cosmetic']);
    expect(mods.servers).toBeUndefined();
  });

  test('four installation steps', () => {
    const steps = mods.installation?.steps ?? [];
    expect(mods.installation?.title).toBe('Installation Guide');
    expect(steps.map(({ text }) => text)).toEqual([
      expect.stringContaining(
        'mod loader API version 48.0.49 for game version 1.20.4 (or the matching version)',
      ),
      expect.stringContaining('Download the mods marked Required'),
      expect.stringContaining('Start the game once'),
      expect.stringContaining('Launch the game with the loader profile'),
    ]);
    expect(steps[2]?.title).toBe('Configure the settings');
  });

  test('compatibility notes, and nine prohibited items in order', () => {
    expect([mods.title, mods.compatibility?.title, mods.prohibited?.title]).toEqual([
      'Required Mods',
      'Compatibility Notes',
      'Prohibited Mods',
    ]);
    expect(mods.prohibited?.mods.map(({ name, kind }) => [name, kind])).toEqual([
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
