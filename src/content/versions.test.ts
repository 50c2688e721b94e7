import { gameVersions, recommendedAlert } from './versions';

test('whatever can connect has a launcher and a release to pick in it, and nothing else has', () => {
  for (const { label, status, clientDownloadUrl, release } of gameVersions) {
    const isMissing = status === 'unsupported';
    expect([label, clientDownloadUrl === null, release === null]).toEqual([label, isMissing, isMissing]);
    if (release !== null) expect(release).toMatch(/^\d+\.\d+(\.\d+)?$/);
  }
});

test('one version is recommended, and the notice above the cards names it', () => {
  const recommended = gameVersions.filter(({ status }) => status === 'recommended');
  expect(recommended).toHaveLength(1);
  expect(recommendedAlert.title).toContain(recommended[0]?.label);
});
