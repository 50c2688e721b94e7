import { foldService } from '@/contract/listing-sites';

test.each([
  ['PlanetMinecraft.com', 'planetminecraft.com'],
  ['PlanetMinecraft.com', 'www.planetminecraft.com'],
  ['PlanetMinecraft.com', 'https://www.PlanetMinecraft.com/'],
  ['PlanetMinecraft.com', ' Planet Minecraft.com '],
  ['PlanetMinecraft.com', 'planet-minecraft_com'],
  ['Serveur Privé', 'serveur privé'],
  ['Serveur Privé', 'Serveur Prive\u0301'],
])('%s and %s are the same listing site', (one, other) => {
  expect(foldService(other)).toBe(foldService(one));
});

test.each([
  ['topg.org', 'topg.com'],
  ['!!!', '???'],
  ['www', 'net'],
  ['サーバー', 'リスト'],
])('%s and %s are not', (one, other) => {
  expect(foldService(other)).not.toBe(foldService(one));
  expect(foldService(one)).toMatch(/^\S+$/);
});
