import { DESK_KEYS, DESKS } from '@/contract/desks';
import { OPTIONAL_SUBJECTS, PAGES_TO_TURN_OFF, SUBJECT_OF_PAGE } from '@/contract/network/subjects';
import { PAGE_KEYS, PRIVATE_PATHS } from '@/contract/pages';
import { aNetwork } from './support/fixtures/a-network';
import { deadLinks, drawSite } from './support/server/draw-site';

/** Only the compulsory files of a network. */
const least = {
  ...Object.fromEntries(OPTIONAL_SUBJECTS.map((name) => [name, undefined])),
  ...{ pages: {}, links: {}, home: {} },
};
const all = Object.keys(PAGES_TO_TURN_OFF);
const without = (off: readonly string[]) => ({
  pages: { pages: Object.fromEntries(off.map((page) => [page, { off: true }])) },
});
test('of a network that says no more than it must, no link leads to a page that is not there', async () => {
  const site = await drawSite(aNetwork(least));
  const always = [...PAGE_KEYS, ...Object.keys(PRIVATE_PATHS)].filter((key) => !(key in SUBJECT_OF_PAGE));
  const desks = DESK_KEYS.filter((key) => DESKS[key].subject === undefined);
  expect([...site.documents.keys()]).toEqual([...always, ...desks, 'notFound', 'offline']);
  expect(deadLinks(site)).toEqual([]);
  expect(site.documents.get('home')).not.toMatch(/feed\.xml|events\.ics/);
});

test.each([
  ['all are', all],
  ['some are', ['support', 'requiredMods', 'events', 'community', 'coppa']],
])(
  'where pages are off, as %s, no link leads to one, and desks and applicants’ pages stay',
  async (_what, off) => {
    const site = await drawSite(aNetwork(without(off)));
    for (const key of all) expect([key, site.documents.has(key)]).toEqual([key, !off.includes(key)]);
    for (const key of ['adminVotes', 'adminApplications', 'applicationStatus'])
      expect(site.documents.has(key)).toBe(true);
    expect(deadLinks(site)).toEqual([]);
  },
);
