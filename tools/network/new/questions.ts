import * as v from 'valibot';
import { httpsUrl } from '@/contract/network/address-fields';
import { identitySchema } from '@/contract/network/identity';
import { serversSchema } from '@/contract/network/servers';
import { storeSchema } from '@/contract/network/store';
import { listingSite } from '../listing-sites';
import { PAGE_CHOICES, type PageChoice } from './page-choices';

const MOST_VOTE_SITES = 12;

/** Answers by name. Each text becomes a value once it is valid. */
export interface Answers {
  /** Name of the network's folder in `networks/`. */
  folder: string;
  name: string;
  /** Address of the site. */
  url: string;
  /** Address that players type into the game. */
  address: string;
  email: string;
  discord: string | undefined;
  servers: readonly { id: string; address: string }[];
  pages: readonly PageChoice[];
  /** Addresses of the network's pages at listing sites. */
  voteSites: readonly string[];
  timeZone: string;
  currency: string;
  /** True if anything below the site's domain has no HTTPS. */
  plainHttp: boolean;
}

/** Question of the program, or the option that answers it. */
export interface Question<Key extends keyof Answers = keyof Answers> {
  key: Key;
  /** Name on the command line. */
  option: string;
  asked: string;
  /** Default if nothing is typed. Without one, an answer is required. */
  usual?: (known: Partial<Answers>) => string;
  /** @throws Error that says how to mend the answer */
  read: (text: string) => Answers[Key];
}

const by =
  <Value>(schema: v.GenericSchema<unknown, Value>) =>
  (text: string): Value => {
    const result = v.safeParse(schema, text);
    if (!result.success) throw new Error(result.issues[0].message);
    return result.output;
  };

const { name, url, addresses, email, timeZone } = identitySchema.entries;
const { address } = addresses.pipe[0].item.entries;
const server = serversSchema.entries.servers.pipe[0].pipe[0].item.entries;

/** Splits a text at commas and spaces. */
const wordsOf = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');

const readServers = (text: string): Answers['servers'] => {
  const servers = wordsOf(text).map((word) => {
    const [id = '', host = ''] = word.split('=');
    try {
      return { id: by(server.id)(id), address: by(server.address.wrapped)(host) };
    } catch (error) {
      throw new Error(`${word}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  });
  if (servers.length === 0) throw new Error('must name a server, like survival=mc.example.org:25565');
  return servers;
};

const readPages = (text: string): readonly PageChoice[] => {
  const words = wordsOf(text);
  if (words.includes('all')) return PAGE_CHOICES;
  if (words.length === 1 && words[0] === 'none') return [];
  const strange = words.find((word) => !PAGE_CHOICES.some((page) => page === word));
  if (strange !== undefined)
    throw new Error(`${strange} is none of them: must be all, none or some of ${PAGE_CHOICES.join(', ')}`);
  return PAGE_CHOICES.filter((page) => words.includes(page));
};

const readVoteSites = (text: string): readonly string[] => {
  const sites = wordsOf(text).map(by(httpsUrl));
  if (sites.length > MOST_VOTE_SITES)
    throw new Error(`must be ${String(MOST_VOTE_SITES)} vote sites at most`);
  const twice = sites.find(
    (url, index) => sites.findIndex((one) => listingSite(one) === listingSite(url)) < index,
  );
  if (twice !== undefined)
    throw new Error(`${listingSite(twice)} stands there twice: must be one page of each site`);
  return sites;
};

const readFolder = (text: string): string => {
  if (!/^[a-z][a-z0-9-]*$/.test(text))
    throw new Error('must be lower-case letters, digits and hyphens, like my-network');
  return text;
};

const readYes = (text: string): boolean => {
  const word = text.toLowerCase();
  if (!['y', 'yes', 'n', 'no'].includes(word)) throw new Error('must be yes or no');
  return word.startsWith('y');
};

const question = <Key extends keyof Answers>(one: Question<Key>): Question => one as Question;

/** Questions in the order in which they are asked. */
export const QUESTIONS: readonly Question[] = [
  question({ key: 'name', option: 'name', asked: 'Name of the network', read: by(name) }),
  question({
    key: 'folder',
    option: 'folder',
    asked: 'Name of its folder',
    usual: (known) =>
      (known.name ?? '')
        .normalize('NFD')
        .replaceAll(/\p{M}/gu, '')
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^[^a-z]+|-+$/g, '') || 'my-network',
    read: readFolder,
  }),
  question({
    key: 'url',
    option: 'url',
    asked: 'Address of the site, like https://example.org',
    read: by(url),
  }),
  question({
    key: 'address',
    option: 'address',
    asked: 'Address that players type into the game',
    usual: (known) => `play.${new URL(known.url ?? 'https://localhost').hostname}`,
    read: by(address),
  }),
  question({
    key: 'email',
    option: 'email',
    asked: 'Email address for players and parents',
    usual: (known) => `support@${new URL(known.url ?? 'https://localhost').hostname}`,
    read: by(email),
  }),
  question({
    key: 'discord',
    option: 'discord',
    asked: 'Discord invite, like https://discord.gg/…; nothing for none',
    usual: () => '',
    read: (text) => (text === '' ? undefined : by(httpsUrl)(text)),
  }),
  question({
    key: 'servers',
    option: 'server',
    asked: 'Game servers, like survival=mc.example.org:25565, with spaces between them',
    usual: (known) => `survival=${known.address ?? ''}`,
    read: readServers,
  }),
  question({
    key: 'pages',
    option: 'pages',
    asked: `Pages: all, none or some of ${PAGE_CHOICES.join(', ')}`,
    usual: () => 'rules, support, news',
    read: readPages,
  }),
  question({
    key: 'voteSites',
    option: 'vote-site',
    asked: 'Your pages at vote sites, like https://minecraft-mp.com/server-s1; nothing for an example',
    usual: () => '',
    read: readVoteSites,
  }),
  question({
    key: 'timeZone',
    option: 'time-zone',
    asked: 'Time zone whose days count',
    usual: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    read: by(timeZone.wrapped),
  }),
  question({
    key: 'currency',
    option: 'currency',
    asked: 'Currency of the store',
    usual: () => 'USD',
    read: by(storeSchema.pipe[0].entries.currency),
  }),
  question({
    key: 'plainHttp',
    option: 'plain-http',
    asked: 'Does anything below your domain have no HTTPS, like a map? If in doubt, yes',
    usual: () => 'yes',
    read: readYes,
  }),
];
