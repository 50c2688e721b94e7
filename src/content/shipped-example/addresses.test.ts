/** Of the example network as shipped: whoever makes the site theirs deletes this folder with the example. */
import { contentModules, texts } from '../../../test/support/fixtures/content-walk';
import { serverAddresses } from '../servers';
import { site } from '../site';

/** Products of others that the site means: the game, and the mods that are not the network's own. */
const PRODUCTS = ['www.minecraft.net', 'files.minecraftforge.net', 'optifine.net', 'modrinth.com'];

test('what would be the network’s own leads to hosts that are reserved for examples, never to a stranger', async () => {
  const shown = (await contentModules()).flatMap(texts);
  const links = shown.filter((text) => /^https?:\/\/\S+$/.test(text)).map((text) => new URL(text).hostname);
  const mail = shown.flatMap((text) =>
    [...text.matchAll(/[\w.+-]+@([\w-]+\.[\w.-]*\w)/g)].map(([, host]) => host),
  );
  const servers = Object.values(serverAddresses).map((address) => address.split(':')[0]);
  const hosts = [...links, ...mail, ...servers, site.address, site.backupAddress];
  expect(hosts.length).toBeGreaterThan(20);
  const elsewhere = hosts.filter((host) => !host?.endsWith('.example'));
  expect([...new Set(elsewhere)].toSorted()).toEqual(PRODUCTS.toSorted());
});
