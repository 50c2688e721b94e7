import type { HomeInput } from '@/contract/network/home';
import type { IdentityInput } from '@/contract/network/identity';
import type { LeaderboardsInput } from '@/contract/network/leaderboards';
import type { LinksInput } from '@/contract/network/links';
import type { ServersInput } from '@/contract/network/servers';
import type { StoreInput } from '@/contract/network/store';
import { type OptionalSubject, SUBJECT_OF_PAGE } from '@/contract/network/subjects';
import type { VotingInput } from '@/contract/network/voting';
import { listingSite, serviceOf } from '../listing-sites';
import type { Subject } from '../subjects';
import type { Answers } from './questions';
import { applications, community, faq, mods, rules, support, team, versions } from './texts';

const HUES = ['grass', 'diamond', 'ember', 'amethyst', 'gold', 'lapis', 'amber', 'crimson'] as const;

const titleOf = (id: string): string =>
  id
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');

const identityOf = ({ name, url, address, email, timeZone, plainHttp }: Answers): IdentityInput => ({
  name,
  tagline: 'A Minecraft network.',
  description: '{name} is a Minecraft network. See who is online, read the news and join.',
  url,
  addresses: [{ label: 'Server IP', address }],
  versions: '1.21',
  email,
  timeZone,
  subdomainsNeedHttps: !plainHttp,
});

const serversOf = ({ servers }: Answers): ServersInput => ({
  servers: servers.map(({ id, address }, index) => ({
    id,
    title: titleOf(id),
    group: titleOf(id),
    hue: HUES[index % HUES.length] ?? 'grass',
    address,
  })),
});

const homeOf = ({ pages }: Answers): HomeInput => ({
  hero: {
    kicker: 'Minecraft',
    title: 'Welcome to {name}',
    text: 'Copy the address, join, and see who is there.',
  },
  sections: [
    ...(pages.includes('news')
      ? [{ kind: 'news', title: 'News', text: 'What has changed on {name}.' } as const]
      : []),
    ...(pages.includes('events')
      ? [{ kind: 'events', title: 'Events', text: 'What comes next on {name}.' } as const]
      : []),
  ],
});

const linksOf = ({ discord }: Answers): LinksInput => ({ ...(discord !== undefined && { discord }) });

/** Statistics that the game keeps on every player. */
const metrics = [
  {
    id: 'playtime',
    title: 'Playtime',
    unit: 'hours',
    art: 'clock',
    sample: [10, 500],
    source: { statistics: ['custom/play_time'] },
  },
  {
    id: 'blocks',
    title: 'Blocks mined',
    unit: 'count',
    art: 'pickaxe',
    sample: [1_000, 90_000],
    source: { statistics: ['mined/*'] },
  },
  {
    id: 'mobkills',
    title: 'Mobs killed',
    unit: 'count',
    art: 'sword',
    sample: [100, 9_000],
    source: { statistics: ['custom/mob_kills'] },
  },
] satisfies LeaderboardsInput['modes'][number]['metrics'];

const leaderboardsOf = ({ servers }: Answers): LeaderboardsInput => ({
  subtitle: 'The best players of {name}.',
  modes: servers.map(({ id }) => ({
    id,
    title: titleOf(id).slice(0, 24),
    icon: 'shield',
    server: id,
    metrics,
  })),
});

const storeOf = ({ currency }: Answers): StoreInput => ({
  subtitle: 'What you buy pays for the servers of {name}.',
  currency,
  sections: [
    {
      id: 'ranks',
      title: 'Ranks',
      text: 'A rank changes how you look, and not how you play.',
      url: 'https://store.example',
      kind: 'ladder',
      emblem: 'crown',
      items: [
        {
          id: 'supporter',
          title: 'Supporter',
          description: 'A thank-you for your help.',
          price: 5,
          benefits: ['A name in color'],
          hue: 'gold',
          emblem: 'emerald',
        },
      ],
    },
  ],
  footer: 'Prices include taxes. Ask us before you dispute a payment.',
});

const earned = [{ reward: 'vote-key', count: 1 }];

const PLACEHOLDER = { id: 'first-site', name: 'First Site', url: 'https://vote.example' };

/** Returns an id for each vote site, in order: its domain, with a number if that begins like another one. */
const siteIds = (urls: readonly string[]): string[] => {
  const ids: string[] = [];
  for (const url of urls) {
    const base =
      listingSite(url)
        .replaceAll('.', '-')
        .replace(/^[^a-z]+/, '')
        .slice(0, 20)
        .replace(/-+$/, '') || 'site';
    let id = base;
    for (let number = 2; ids.includes(id); number += 1)
      id = `${base.slice(0, 17).replace(/-+$/, '')}-${String(number)}`;
    ids.push(id);
  }
  return ids;
};

const siteOf = (url: string, id = '') => {
  const name = listingSite(url);
  const service = serviceOf(url);
  return {
    id,
    name: name.slice(0, 60),
    url,
    ...(service !== undefined && { services: [service] }),
  };
};

const votingOf = ({ voteSites }: Answers): VotingInput => ({
  subtitle: 'A vote a day brings new players to {name}, and pays you back.',
  sites: (voteSites.length > 0
    ? voteSites.map((url, index) => siteOf(url, siteIds(voteSites)[index]))
    : [PLACEHOLDER]
  ).map((site, index) => ({
    ...site,
    emblem: 'map',
    hue: HUES[(index + 1) % HUES.length] ?? 'grass',
    rewards: earned,
  })),
  rewards: [
    { id: 'vote-key', emblem: 'vote-key', words: { one: '{count} vote key', other: '{count} vote keys' } },
  ],
  milestones: [{ days: 7, rewards: earned }],
  goal: 100,
  uses: {
    text: 'What a vote is worth.',
    items: [
      { title: 'Vote Keys', text: 'A key opens the vote crate at spawn.', emblem: 'vote-key', hue: 'gold' },
    ],
  },
});

/** Contents of each optional subject. */
const optional: Record<OptionalSubject, (answers: Answers) => object> = {
  applications: () => applications,
  community: ({ discord }) => community(discord),
  events: () => ({ events: [] }),
  faq,
  leaderboards: leaderboardsOf,
  mods: () => mods,
  news: () => ({ stories: [] }),
  rules: () => rules,
  store: storeOf,
  support: () => support,
  team: () => team,
  versions: () => versions,
  voting: votingOf,
};

/** Returns the contents of a new network's files, except the legal texts. */
export const filesOf = (answers: Answers): Partial<Record<Subject, object>> => {
  const chosen = answers.pages.flatMap((page) => SUBJECT_OF_PAGE[page] ?? []);
  const subjects = chosen.includes('support') ? [...chosen, 'faq' as const] : chosen;
  return {
    identity: identityOf(answers),
    servers: serversOf(answers),
    links: linksOf(answers),
    home: homeOf(answers),
    ...Object.fromEntries(subjects.map((subject) => [subject, optional[subject](answers)])),
  };
};
