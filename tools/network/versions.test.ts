import mods from '../../test/network/mods';
import versions from '../../test/network/versions';
import { readSubject } from './read-subject';
import { versionsOf } from './versions';

const network = { mods: readSubject('mods', mods), versions: readSubject('versions', versions) };

test('recommended mods are those of the network, with their versions', () => {
  const { support } = versionsOf(network);
  const [recommended, compatible] = support['mod-support'] ?? [];
  expect(recommended?.items).toEqual(mods.mods.map(({ name, version }) => `${name} ${version}`));
  expect(compatible?.items).toEqual(versions.modSupport[1]?.items);
});

test('tabs are those that there is something for', () => {
  const few = { ...network.versions, performance: undefined, modSupport: undefined };
  expect(versionsOf(network).versions.support).toEqual(['performance', 'mod-support', 'bedrock']);
  expect(versionsOf({ ...network, versions: few }).versions.support).toEqual(['bedrock']);
});
