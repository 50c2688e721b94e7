/** Of the example network as shipped: whoever makes the site theirs deletes this folder with the example. */
import { labels, prose } from '../../../test/support/fixtures/content-walk';
import { bedrock, modSupportLists, specTiers } from '../version-support';
import * as versions from '../versions';

describe('versions', () => {
  test('versions with status and level, newest first', () => {
    expect(versions.gameVersions.map(({ label, status, level }) => [label, status, level])).toEqual([
      ['1.20.4', 'recommended', 'Full'],
      ['1.20.2', 'supported', 'Full'],
      ['1.20.1', 'supported', 'Partial'],
      ['1.19.x', 'legacy', 'Basic'],
      ['1.18.x to 1.16.x', 'legacy', 'Limited'],
      ['1.15.x to 1.12.x', 'deprecated', 'Minimal'],
      ['1.11.x and older', 'unsupported', 'None'],
    ]);
    expect(labels(Object.values(versions.versionStatuses))).toEqual([
      'Recommended Version',
      'Fully Supported',
      'Legacy Support',
      'Limited Support',
      'Not Supported',
    ]);
  });

  test('each names the release of its range to pick in the launcher, which is what its button gets', () => {
    expect(versions.gameVersions.map(({ release }) => release)).toEqual([
      '1.20.4',
      '1.20.2',
      '1.20.1',
      '1.19.4',
      '1.18.2',
      '1.15.2',
      null,
    ]);
    expect(versions.versionsPage.downloadLabel).toBe('Get the launcher');
    expect(versions.versionsPage.launcherNote).toMatch(/Installations.+New installation.+release/);
  });

  test('only what cannot connect has no download, and says so', () => {
    const without = versions.gameVersions.filter(({ clientDownloadUrl }) => clientDownloadUrl === null);
    expect(without.map(({ status }) => status)).toEqual(['unsupported']);
    expect(prose(without)).toMatch(/cannot connect/i);
  });

  test('tabs, memory of the tiers, mod lists and Bedrock', () => {
    expect(labels(versions.versionTabs)).toEqual(['Versions', 'Performance', 'Mod Support', 'Bedrock']);
    expect(specTiers.map(({ id, specs }) => [id, specs[0]?.value])).toEqual([
      ['minimum', '4GB RAM'],
      ['recommended', '8GB RAM'],
      ['optimal', '16GB RAM'],
    ]);
    expect(modSupportLists.map(({ id }) => id)).toEqual(['recommended', 'compatible', 'not-allowed']);
    expect(bedrock.rows.map(({ value }) => value)).toEqual(['Coming soon', 'N/A', '1.20.0 and newer']);
  });
});
