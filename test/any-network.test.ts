/**
 * Each page renders without dead links, for any valid owner data. Networks are generated from the schemas and numbered: the
 * same number yields the same network. `FUZZ_NETWORKS=300` generates more of them; `FUZZ_FROM=17 FUZZ_NETWORKS=1` repeats one, and
 * `npm run test:networks -- 17` builds it and opens its pages in a browser.
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseAtomFeed } from 'feedsmith';
import ICAL from 'ical.js';
import { addressesOf } from '@/lib/picture-files';
import { artHuesOf } from '../tools/network/arts';
import { filmAddresses } from '../tools/network/film';
import type { Network } from '../tools/network/subjects';
import { themeOf } from '../tools/network/theme';
import { warningsOf } from '../tools/network/warnings';
import { redirects } from '../tools/redirects';
import { sitemap } from '../tools/search-engines';
import { networkOf, type Which, writtenNetwork } from './support/any-network/any-network';
import { writeMedia } from './support/any-network/media';
import { pageFaults } from './support/any-network/page-faults';
import { deadLinks, type DrawnSite, drawSite } from './support/server/draw-site';

const NOW = Date.parse('2026-06-01T12:00:00Z');
const count = Number(process.env['FUZZ_NETWORKS'] ?? 8);
const first = Number(process.env['FUZZ_FROM'] ?? 0);
const FOLDER = 'networks/any';

/** Parent of the folder with the files of all themes. The environment of tests removes it. */
let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'any-network-'));
  await writeMedia(path.join(root, FOLDER));
});

/** Returns the addresses of pictures and films in the documents that the build does not write for this network. */
const lostFiles = ({ documents }: DrawnSite, network: Network): string[] => {
  const { film, theme } = network;
  const { logoPicture } = themeOf(network);
  const written = [
    ...filmAddresses(film),
    ...Object.keys(artHuesOf({ theme })).flatMap(addressesOf),
    ...(logoPicture === '' ? [] : [logoPicture]),
  ];
  const named = [...documents.values()].flatMap(
    (document) => document.match(/\/(?:assets|media\/art)\/[\w./-]+/g) ?? [],
  );
  return [...new Set(named)].filter((address) => !written.includes(address));
};

const numbers = Array.from({ length: count }, (_, index) => first + index);
test.each<Which>([...(first === 0 ? (['most', 'least'] as const) : []), ...numbers])(
  'network %s is drawn',
  async (which) => {
    const network = await networkOf(writtenNetwork(which), root, FOLDER);
    const { identity, news, events } = network;
    const site = await drawSite(network, NOW);
    const faults = [...site.documents].flatMap(([id, document]) =>
      pageFaults(document).map((fault) => `${id}: ${fault}`),
    );
    expect(faults).toEqual([]);
    expect(deadLinks(site)).toEqual([]);
    expect(lostFiles(site, network)).toEqual([]);
    for (const line of warningsOf(network)) expect(line).toMatch(/^[a-z]+\.ts: /);

    const { atomFeed, eventCalendar, manifest, shippedLibrary } = site.program;
    const published = news.stories.filter(({ publishedAt }) => Date.parse(publishedAt) <= NOW);
    const feed = atomFeed(shippedLibrary, NOW, identity.url);
    if (published.length > 0)
      expect(parseAtomFeed(feed).entries).toHaveLength(Math.min(50, published.length));
    const calendar = new ICAL.Component(ICAL.parse(eventCalendar(shippedLibrary, identity.url)));
    const dated = events.events.filter(({ startsAt }) => startsAt !== null);
    expect(calendar.getAllSubcomponents('vevent')).toHaveLength(dated.length);

    expect(manifest()).toMatchObject({ name: identity.name });
    const rules = redirects(identity.formerly, [...site.documents.keys()])
      .trim()
      .split('\n');
    expect(rules.filter((rule) => rule !== '' && !/^\/\S+ (?:\/|https:\/\/)\S* 301$/.test(rule))).toEqual([]);
    const listed = sitemap({ url: identity.url, noindex: identity.noindex, paths: site.paths }) ?? '';
    for (const [, address = ''] of listed.matchAll(/<loc>(.*?)<\/loc>/g))
      expect(new URL(address).origin).toBe(identity.url);
  },
);
