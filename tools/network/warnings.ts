import { isLoopback } from '../../functions/core/env/addresses';
import { whyGone } from './gone';
import { listingSite, serviceOf } from './listing-sites';
import { lostLinks } from './lost-links';
import { firstOf } from './near';
import { type Network, subjects } from './subjects';

/** Host names for examples, which lead nowhere (RFC 2606). */
export const EXAMPLE = /\.(?:example|invalid)$/;

/** Example hosts anywhere in a text. */
const EXAMPLES = /(?<![\w.-])[\w.-]*\.(?:example|invalid)(?![\w-]|\.\w)/gi;

/** Returns all texts inside a value. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Returns the owner's files by name, without the bytes of pictures and fonts. */
const written = (network: Network): [subject: string, data: unknown][] =>
  Object.entries(network).filter(([name]) => Object.hasOwn(subjects, name));

const exampleHosts = (network: Network): string[] =>
  written(network).flatMap(([subject, data]) => {
    const hosts = new Set(textsIn(data).flatMap((text) => text.toLowerCase().match(EXAMPLES) ?? []));
    if (hosts.size === 0) return [];
    return [`${subject}.ts: ${firstOf([...hosts])}: addresses of an example lead nowhere. Write your own`];
  });

const ownMachine = ({ identity: { url } }: Network): string[] =>
  isLoopback(new URL(url).hostname)
    ? [`identity.ts: url: ${url} is this machine. Write the address that visitors will type`]
    : [];

/** Warns of servers with one address: a proxy answers for all servers behind it, each time with all players. */
const sharedAddresses = ({ servers: { servers } }: Network): string[] =>
  servers.flatMap(({ address }, index) => {
    const first = servers.find((one) => one.address === address);
    return address === undefined || first === undefined || first === servers[index]
      ? []
      : [
          `servers.ts: servers.${String(index)}.address: is that of ${first.id}, too: both would show the same players`,
        ];
  });

const voteWarnings = ({ voting: { sites, rewards, milestones, monthly } }: Network): string[] => {
  const given = [...sites, ...milestones].flatMap((one) => one.rewards).concat(...monthly);
  return [
    ...sites.flatMap(({ id, url, services, check }, index) => {
      if (services.length > 0 || check !== undefined) return [];
      const known = serviceOf(url);
      const advice = known === undefined ? '' : `. ${listingSite(url)} sends ${known}`;
      return [
        `voting.ts: sites.${String(index)}.services: has no names, so votes on ${id} wait until the desk says which name is its${advice}`,
      ];
    }),
    ...rewards.flatMap(({ id }, index) =>
      given.some(({ reward }) => reward === id)
        ? []
        : [`voting.ts: rewards.${String(index)}: no site, milestone or month gives ${id}`],
    ),
  ];
};

/** Warns of a page that says nothing, to which buttons of the home page lead. */
const emptyCommunity = (network: Network): string[] => {
  if (whyGone(network, 'community') !== null) return [];
  const { invite, forums, upcoming } = network.community;
  if (!invite && !forums && !upcoming)
    return [
      'community.ts: has no invite, no forums and no upcoming, so Learn More on the home page leads to an empty page. Write one of them, or delete the file',
    ];
  return upcoming && upcoming.events.length === 0 && !upcoming.notify
    ? [
        'community.ts: upcoming: has no events and no notify: take it out until there is something to announce',
      ]
    : [];
};

/** Warns of sentences in the legal texts of a new network that are not true of it. */
const legalWarnings = ({ legal, links, missing }: Network): string[] => [
  ...(links.discord === undefined && textsIn(legal).some((text) => text.includes('Discord'))
    ? ['legal.ts: names Discord, and links.ts has no discord: say where else you announce things']
    : []),
  ...(missing.includes('store') && legal.terms.sections.some(({ id }) => id === 'purchases-and-refunds')
    ? [
        'legal.ts: terms.sections: has purchases-and-refunds, and there is no store.ts: take out what you do not sell',
      ]
    : []),
];

/** Warns of letters that a font lacks: the visitor's system draws them in another. */
const foreignLetters = (network: Network): string[] => {
  const { fonts, identity, home } = network;
  const texts = { title: [identity.name, home.hero?.title ?? ''], text: textsIn(written(network)) };
  return (['title', 'text'] as const).flatMap((role) => {
    const isThere = (letter: string) => {
      const point = letter.codePointAt(0) ?? 0;
      return fonts.characters[role].some(([from, to]) => from <= point && point <= to);
    };
    const letters = [...new Set(texts[role].join('').match(/\p{L}/gu))].filter((letter) => !isThere(letter));
    if (letters.length === 0) return [];
    return [
      `theme.ts: fonts.${role}: has no ${firstOf(letters)}, which your texts have: choose another one, or add a file with them`,
    ];
  });
};

/** Returns probable mistakes in a valid network, one line each: `servers.ts: servers.1.address: …`. */
export const warningsOf = (network: Network): string[] => [
  ...ownMachine(network),
  ...exampleHosts(network),
  ...sharedAddresses(network),
  ...voteWarnings(network),
  ...emptyCommunity(network),
  ...lostLinks(network),
  ...legalWarnings(network),
  ...foreignLetters(network),
];
