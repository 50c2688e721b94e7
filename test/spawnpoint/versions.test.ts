/** Facts that the specification states about the example network. */
import { featureLevelLabels, versionStatusLabels, versionTabLabels, versionTexts } from '#messages/versions';
import written from '../../networks/spawnpoint/versions';
import { readSubject } from '../../tools/network/read-subject';
import { prose } from '../support/fixtures/content-walk';

const { versions, launcher, performance, modSupport, bedrock } = readSubject('versions', written);

describe('versions', () => {
  test('versions with status and level, newest first', () => {
    expect(
      versions.map(({ label, status, level }) => [
        label,
        versionStatusLabels[status],
        featureLevelLabels[level],
      ]),
    ).toEqual([
      ['1.20.4', 'Recommended Version', 'Full'],
      ['1.20.2', 'Fully Supported', 'Full'],
      ['1.20.1', 'Fully Supported', 'Partial'],
      ['1.19.x', 'Legacy Support', 'Basic'],
      ['1.18.x to 1.16.x', 'Legacy Support', 'Limited'],
      ['1.15.x to 1.12.x', 'Limited Support', 'Minimal'],
      ['1.11.x and older', 'Not Supported', 'None'],
    ]);
    expect(versionTexts.recommended('1.20.4')).toBe('Recommended Version: 1.20.4');
  });

  test('each names the release of its range to pick in the launcher, which is what its button gets', () => {
    expect(versions.map(({ release }) => release)).toEqual([
      '1.20.4',
      '1.20.2',
      '1.20.1',
      '1.19.4',
      '1.18.2',
      '1.15.2',
      undefined,
    ]);
    expect(versionTexts.getLauncher).toBe('Get the launcher');
    expect(launcher.note).toMatch(/Installations.+New installation.+release/);
  });

  test('what cannot connect says so', () => {
    expect(prose(versions.filter(({ status }) => status === 'unsupported'))).toMatch(/cannot connect/i);
  });

  test('tabs, memory of the tiers, mod lists and Bedrock', () => {
    expect(Object.values(versionTabLabels)).toEqual(['Versions', 'Performance', 'Mod Support', 'Bedrock']);
    expect(performance?.tiers.map(({ title, specs }) => [title, specs[0]?.value])).toEqual([
      ['Minimum', '4GB RAM'],
      ['Recommended', '8GB RAM'],
      ['Optimal', '16GB RAM'],
    ]);
    expect(modSupport?.map(({ kind }) => kind)).toEqual(['recommended', 'compatible', 'not-allowed']);
    expect(bedrock?.rows.map(({ value }) => value)).toEqual(['Coming soon', 'N/A', '1.20.0 and newer']);
  });
});
