/** Facts that the specification states about the example network. */
import { messageModules, texts } from '../support/fixtures/content-walk';
import { spawnpoint } from './network';

/** Third-party products that the site links to: the game, and mods that are not the network's own. */
const PRODUCTS = ['www.minecraft.net', 'files.minecraftforge.net', 'optifine.net', 'modrinth.com'];
/** Services that draw player faces. */
const PICTURES = ['mc-heads.net', 'api.dicebear.com'];

test('what would be the network’s own leads to hosts that are reserved for examples, never to a stranger', async () => {
  const shown = [...(await messageModules()), spawnpoint].flatMap(texts);
  const links = shown.filter((text) => /^https?:\/\/\S+$/.test(text)).map((text) => new URL(text).hostname);
  const mail = shown.flatMap((text) =>
    [...text.matchAll(/[\w.+-]+@([\w-]+\.[\w.-]*\w)/g)].map(([, host]) => host),
  );
  const servers = spawnpoint.servers.servers.map(({ address = '' }) => address.split(':')[0]);
  const hosts = [
    ...links,
    ...mail,
    ...servers,
    ...spawnpoint.identity.addresses.map(({ address }) => address),
  ];
  expect(hosts.length).toBeGreaterThan(20);
  const elsewhere = hosts.filter((host) => !host?.endsWith('.example'));
  expect([...new Set(elsewhere)].toSorted()).toEqual([...PRODUCTS, ...PICTURES].toSorted());
});
