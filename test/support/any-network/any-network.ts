import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { NAMED_LINKS } from '@/contract/network/links';
import { type PagesInput, SUBTITLED_PAGES } from '@/contract/network/pages';
import { OPTIONAL_SUBJECTS, PAGES_TO_TURN_OFF } from '@/contract/network/subjects';
import { PAGE_KEYS } from '@/contract/pages';
import { withAbsent } from '../../../tools/network/absent';
import { artHuesOf } from '../../../tools/network/arts';
import { whyGone } from '../../../tools/network/gone';
import { PSEUDO } from '../../../tools/network/languages';
import { faultsBetween, readFiles } from '../../../tools/network/read-network';
import { readSubject } from '../../../tools/network/read-subject';
import { type Network, type ReadSubjects, type Subject, subjects } from '../../../tools/network/subjects';
import { writtenBy, type Writing } from './from-schema';
import { type Luck, luckOf } from './luck';
import { writeMedia } from './media';
import { settled } from './settled';
import { TONGUE_NAMES } from './texts';
import { writtenTheme } from './theme';

export type WrittenNetwork = Partial<Record<Subject, unknown>>;

const NAMES = Object.keys(subjects) as Subject[];
const isOptional = (name: Subject): boolean => OPTIONAL_SUBJECTS.some((optional) => optional === name);

const readSubjects = (written: WrittenNetwork): ReadSubjects =>
  Object.fromEntries(
    Object.entries(written).map(([name, subject]) => [name, readSubject(name as Subject, subject)]),
  ) as ReadSubjects;

/** Restricts links and `formerly` to existing targets. */
const pagesOf = (written: PagesInput, network: Network, off: readonly string[], luck: Luck): PagesInput => {
  const pages: NonNullable<PagesInput['pages']> = Object.fromEntries(
    PAGE_KEYS.filter((key) => off.includes(key) || luck.chance(30)).map((key) => {
      const { subtitle, ...described } = written.pages?.[key] ?? {};
      const isSubtitled = SUBTITLED_PAGES.some((one) => one === key);
      return [key, { ...described, ...(isSubtitled && { subtitle }), off: off.includes(key) }];
    }),
  );
  const there = { ...network, pages: { pages: pages as Network['pages']['pages'] } };
  const isThere = ({ to }: { to: string }) =>
    to in NAMED_LINKS
      ? network.links[to as keyof typeof NAMED_LINKS] !== undefined
      : !PAGE_KEYS.some((key) => key === to && whyGone(there, key) !== null);
  const groups = (all: NonNullable<PagesInput['footer']>) =>
    all
      .map((group) => ({ ...group, links: group.links.filter(isThere) }))
      .filter(({ links }) => links.length > 0);
  const menu = written.menu?.flatMap((entry): NonNullable<PagesInput['menu']> =>
    'links' in entry ? groups([entry]) : isThere(entry) ? [entry] : [],
  );
  const footer = written.footer && groups(written.footer);
  return {
    pages,
    ...(menu && menu.length > 0 && { menu }),
    ...(footer && footer.length > 0 && { footer }),
    ...(written.button !== undefined &&
      (written.button === null || isThere(written.button)) && { button: written.button }),
  };
};

/** Style in which a whole network is written. */
interface Style {
  /** Locale, unless by chance. */
  locale?: string;
  /** Chance of each optional subject, in percent. */
  often: number;
  writing(name: Subject): Omit<Writing, 'arts'>;
  pagesOff: readonly string[];
}

const someStyle = (luck: Luck): Style => {
  const common = luck.one([...TONGUE_NAMES, null, null]);
  const toTurnOff = Object.keys(PAGES_TO_TURN_OFF);
  return {
    often: luck.one([0, 50, 90, 100]),
    writing: (name) => {
      const own = common ?? luck.one(TONGUE_NAMES);
      // Reading each picture of a theme takes a tenth of a second.
      const amount = name !== 'theme' && luck.chance(40) ? 'most' : 'any';
      return { luck, tongue: () => own, isLong: luck.chance(50), amount };
    },
    pagesOff: luck.one([
      () => [],
      () => [],
      () => toTurnOff.filter(() => luck.chance(30)),
      () => toTurnOff,
    ])(),
  };
};

/** Networks with a name: those at the limits of the schemas, and one in the pseudo-language. All others are numbered. */
const NAMED = {
  /** Has all subjects, as many entries as possible, and the longest texts, each in any language. */
  most: (luck: Luck): Style => ({
    often: 100,
    writing: (name) => {
      const tongue = () => (name === 'identity' ? 'right to left' : luck.one(TONGUE_NAMES));
      return { luck, tongue, isLong: true, amount: 'most' };
    },
    pagesOff: [],
  }),
  /** Has all subjects, each with as little as possible. */
  least: (luck: Luck): Style => ({
    often: 100,
    writing: () => ({ luck, tongue: () => 'plain', isLong: false, amount: 'least' }),
    pagesOff: [],
  }),
  /** Has all subjects, with texts that tests tell apart from the product's. It writes none where the product has its own. */
  pseudo: (luck: Luck): Style => ({
    locale: PSEUDO,
    often: 100,
    writing: (name) => {
      const amount = ['identity', 'pages', 'home'].includes(name) ? 'least' : 'any';
      return { luck, tongue: () => 'far east', isLong: false, amount };
    },
    pagesOff: [],
  }),
} as const;
export type Which = number | keyof typeof NAMED;

/** Returns the network that a command line names: an extreme, or a number; undefined for anything else. */
export const whichOf = (name: string): Which | undefined => {
  if (name in NAMED) return name as keyof typeof NAMED;
  return /^\d+$/.test(name) ? Number(name) : undefined;
};

/** Returns a network that an owner may write: valid, but rarely like one that somebody would write. */
export const writtenNetwork = (which: Which): WrittenNetwork => {
  const luck = luckOf(typeof which === 'number' ? which : 0);
  const { locale, often, writing, pagesOff } = (typeof which === 'number' ? someStyle : NAMED[which])(luck);
  const theme = writtenTheme(writing('theme'));
  const arts = Object.keys(artHuesOf({ theme: readSubject('theme', theme) }));
  const drawn = NAMES.filter((name) => name !== 'theme' && (!isOptional(name) || luck.chance(often)));
  const written = settled(
    Object.fromEntries(drawn.map((name) => [name, writtenBy(subjects[name], { ...writing(name), arts })])),
    luck,
  );
  if (locale !== undefined) written.identity = { ...(written.identity as object), locale };
  const network = withAbsent(
    readSubjects({
      ...written,
      theme,
      pages: {},
      identity: { ...(written.identity as object), formerly: undefined },
    }),
  );
  return { ...written, theme, pages: pagesOf(written.pages as PagesInput, network, pagesOff, luck) };
};

/**
 * Completes and checks a network as the build does.
 * @param root parent of the folder that has the files of `writeMedia`
 * @throws Error with every fault
 */
export const networkOf = async (written: WrittenNetwork, root: string, folder: string): Promise<Network> => {
  const read = readSubjects(written);
  const faults: string[] = [];
  const network = withAbsent(read, await readFiles(root, folder, read, (line) => faults.push(line)));
  faults.push(...faultsBetween(network));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return network;
};

/** Writes a network's folder as an owner would. */
export const writeGenerated = async (folder: string, which: Which): Promise<void> => {
  await writeMedia(folder);
  for (const [name, data] of Object.entries(writtenNetwork(which)))
    await writeFile(path.join(folder, `${name}.ts`), `export default ${JSON.stringify(data)};\n`);
};
