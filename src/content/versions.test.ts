import { gameVersions, recommendedAlert } from './versions';

test('whatever can connect has an address to get it from, and nothing else has', () => {
  for (const { status, clientDownloadUrl } of gameVersions) {
    expect([status, clientDownloadUrl === null]).toEqual([status, status === 'unsupported']);
  }
});

test('one version is recommended, and the notice above the cards names it', () => {
  const recommended = gameVersions.filter(({ status }) => status === 'recommended');
  expect(recommended).toHaveLength(1);
  expect(recommendedAlert.title).toContain(recommended[0]?.label);
});
