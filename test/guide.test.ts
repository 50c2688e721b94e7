/**
 * Tests the owner's guide: applies each row of its tables of changes to a network that is built as the guide says, and looks for
 * the result.
 */
import path from 'node:path';
import { readNetwork } from '../tools/network/read-network';
import type { Network } from '../tools/network/subjects';
import { warningsOf } from '../tools/network/warnings';
import { behindPages } from './support/guide/behind-pages';
import { type Built, builtOf, newFiles, writeFiles, writeMedia } from './support/guide/owner-site';
import { applied, type Files, groupsOf, guideOptions, readWishes, type Wish } from './support/guide/wishes';
import { createProject, type TestProject } from './support/server/project';

const NETWORK = 'networks/kingdom';
const wishes = readWishes();

let shared: TestProject;

/** Reads an owner's files as the build does. @throws Error for files that the build would reject */
const networkOf = async (files: Files): Promise<Network> => {
  const { root, remove } = await createProject();
  await writeFiles(path.join(root, NETWORK), files, shared.root);
  return readNetwork(root, NETWORK).finally(remove);
};

/** Hosts that do not resolve belong to the guide itself. */
const warningsIn = (network: Network): string[] =>
  warningsOf(network).filter((line) => !line.includes('addresses of an example'));

/** Returns the differences from a row's description. */
const missed = ({ sights, gone }: Wish, built: Built): string[] => [
  ...sights
    .filter(({ at, text, isThere }) => built.get(at)?.includes(text) !== isThere)
    .map(({ at, text, isThere }) => `${at}: ${isThere ? '' : 'no '}${text}`),
  ...gone.filter((at) => built.has(at)).map((at) => `${at}: 404`),
];

let files: Files;
let base: Network;
let before: Built;
beforeAll(async () => {
  shared = await createProject();
  await writeMedia(shared.root);
  files = await newFiles(guideOptions());
  base = await networkOf(files);
  before = await builtOf(base);
});
afterAll(() => shared.remove());

test('each wish is told of once, and looked for on a page or behind it', () => {
  const all = wishes.map(({ wish }) => wish);
  expect(all.length).toBeGreaterThan(40);
  expect(new Set(all).size).toBe(all.length);
  const seen = wishes.filter(({ sights, gone }) => sights.length + gone.length > 0).map(({ wish }) => wish);
  expect(all.filter((wish) => seen.includes(wish) === wish in behindPages)).toEqual([]);
  expect(Object.keys(behindPages).filter((wish) => !all.includes(wish))).toEqual([]);
});

describe.each(groupsOf(wishes).map((group) => [group]))('group %#', (group) => {
  let built: Built;
  beforeAll(async () => {
    built = await builtOf(await networkOf(group.reduce(applied, files)));
  });

  test.each(group.map((one) => [one.wish, one] as const))('%s', async (wish, row) => {
    const network = await networkOf(applied(files, row));
    const more = warningsIn(network).filter((line) => !warningsIn(base).includes(line));
    expect(more.filter((line) => !row.warnings.some((text) => line.includes(text)))).toEqual([]);
    expect(row.warnings.filter((text) => !more.some((line) => line.includes(text)))).toEqual([]);
    expect(missed(row, built)).toEqual([]);
    expect(missed(row, before)).toHaveLength(row.sights.length + row.gone.length);
    const [see, is] = behindPages[wish] ?? [];
    expect(see?.(network)).toEqual(is);
    if (see) expect(see(base)).not.toEqual(is);
  });
});
