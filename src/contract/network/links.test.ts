import { testNetwork } from '../../../test/support/fixtures/a-network';
import { subjectFaults } from '../../../test/support/fixtures/read-all';
import { modulesOf } from '../../../tools/network/modules';
import { readSubject } from '../../../tools/network/read-subject';
import { type LinksInput, SERVICES } from './links';

const socialOf = (links: LinksInput) =>
  modulesOf({ ...testNetwork, links: readSubject('links', links) }).get('social')?.['social'];

test('pages get the logos of the services that are linked, and of no other', () => {
  const telegram = 'https://t.me/castle';
  const other = { label: 'Map', url: 'https://map.example.org', icon: 'map' } as const;
  expect(socialOf({ telegram, forums: 'https://forums.example.org', others: [other] })).toEqual([
    { label: 'Telegram', url: telegram, outline: expect.stringMatching(/^M/) },
    other,
  ]);
  expect(socialOf({})).toEqual([]);
});

test('each service has a logo of its own', () => {
  const links = Object.fromEntries(
    Object.keys(SERVICES).map((name) => [name, `https://${name}.example.org`]),
  );
  const outlines = (socialOf(links) as { outline: string }[]).map(({ outline }) => outline);
  expect(new Set(outlines).size).toBe(Object.keys(SERVICES).length);
});

test('another link is not called like a service that is linked', () => {
  const others = [{ label: 'Discord', url: 'https://chat.example.org', icon: 'chat' }];
  expect(subjectFaults('links', { others })).toEqual([]);
  expect(subjectFaults('links', { discord: 'https://discord.gg/castle', others })).toEqual([
    'others.0.label: must be another one: it is that of discord',
  ]);
});
