import { freePort } from '../local/site/listen';
import { catalogueOfBuild } from './shop-catalogue';

test.each([
  ['does not answer', async () => `http://127.0.0.1:${String(await freePort('127.0.0.1'))}`],
  ['has an address that is none', () => Promise.resolve('shop')],
])('a shop that %s is a warning, and no reason to build nothing', async (_case, address) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const env = { TEBEX_TOKEN: 'abcd-1234567890', TEBEX_URL: await address() };
  await expect(catalogueOfBuild(env)).resolves.toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(String(warn.mock.calls[0])).not.toContain(env.TEBEX_TOKEN);
});
