import example from '../../../test/network/versions';
import { subjectFaults } from '../../../test/support/fixtures/read-all';
import { readSubject } from '../../../tools/network/read-subject';

const version = {
  label: '1.21',
  status: 'recommended',
  level: 'full',
  notes: 'Take it.',
  release: '1.21.4',
  features: ['All'],
};
const least = { subtitle: 'These can join.', versions: [version] };

test('a list of versions is enough', () => {
  expect(readSubject('versions', least)).toEqual({
    ...least,
    title: 'Supported Versions',
    launcher: {
      url: 'https://www.minecraft.net/download',
      note: expect.stringContaining('New installation'),
    },
  });
});

test.each([
  [
    'a version that can connect without a release',
    { versions: [{ ...version, release: undefined }] },
    'versions.0.release: is missing: only a version with the status unsupported has none',
  ],
  [
    'a version that cannot connect with one',
    { versions: [{ ...version, status: 'unsupported' }] },
    'versions.0.release: must not be there: a version with the status unsupported cannot connect',
  ],
  [
    'a range as a release',
    { versions: [{ ...version, release: '1.20.x' }] },
    'versions.0.release: must be a release as the launcher names it, like 1.20.4',
  ],
  [
    'two recommended versions',
    { versions: [version, { ...version, label: '1.20' }] },
    'versions.1.status: must not be recommended: another version is',
  ],
  [
    'a recommendation of none',
    { recommendation: 'Take it.', versions: [{ ...version, status: 'legacy' }] },
    'recommendation: must not be there: no version has the status recommended',
  ],
  [
    'a list without mods',
    { modSupport: [{ kind: 'compatible', title: 'Compatible', text: 'Allowed.' }] },
    'modSupport.0.items: is missing: only recommended has those of mods.ts',
  ],
  [
    'half a bar of memory',
    {
      performance: {
        tiers: [{ title: 'A', text: 'B', hue: 'gold', bars: 1.5, specs: [{ label: 'Memory', value: '4' }] }],
      },
    },
    'performance.tiers.0.bars: must be a whole number from 0 to 6',
  ],
])('%s is refused', (_what, changed, said) => {
  expect(subjectFaults('versions', { ...least, ...changed })).toContain(said);
});

test('the example has nothing wrong', () => {
  expect(subjectFaults('versions', example)).toEqual([]);
});
