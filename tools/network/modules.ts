import { HOME_CARDS } from '@/contract/content-fields';
import { HIDDEN, type Hidden, type Identity, type PublicIdentity } from '@/contract/network/identity';
import { type Links, SERVICES, type Service, type SocialLink } from '@/contract/network/links';
import { applicationsOf } from './applications';
import { heroOf, sectionsOf } from './home';
import { boardsOf, metricsOf, modesOf, titlesOf } from './leaderboards';
import { type LegalFacts, legalOf } from './legal';
import { localeOf } from './locale';
import { menuOf, pageDetailsOf, pagesOf } from './pages';
import { withPrices } from './prices';
import { bySection } from './roster';
import { privateServers, publicServers, realPlacesOf } from './servers';
import type { Network } from './subjects';
import { versionsOf } from './versions';
import { votingOf } from './voting';

/** With the network's name in each text that asks for it. */
const named = <Value>(value: Value, name: string): Value => {
  if (typeof value === 'string')
    return value.replace(/(\\?)\{name\}/g, (_, escape: string) => (escape === '' ? name : '{name}')) as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => named(item, name)) as Value;
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]: [string, unknown]) => [key, named(inner, name)]),
    ) as Value;
  return value;
};

/** Addresses of pictures keep their `{name}`, which is a player's. */
const namedIdentity = (identity: Identity): Identity => {
  const { name, tagline, description } = identity;
  return { ...identity, ...named({ tagline, description }, name) };
};

const publicIdentity = (identity: Identity): PublicIdentity => {
  const { addresses } = identity;
  const copied = addresses.find(({ edition }) => edition === 'java') ?? addresses[0];
  const hidden: readonly string[] = HIDDEN;
  const seen = Object.entries(identity).filter(([key]) => !hidden.includes(key));
  return { ...(Object.fromEntries(seen) as Omit<Identity, Hidden>), address: copied?.address ?? '' };
};

const socialOf = (links: Links): SocialLink[] => [
  ...(Object.keys(SERVICES) as Service[]).flatMap((mark) => {
    const url = links[mark];
    return url === undefined ? [] : { label: SERVICES[mark], url, mark };
  }),
  ...links.others.map(({ label, url, icon }) => ({ label, url, mark: icon })),
];

/** Those without a date as they stand, then by their beginnings, as the site shows them. */
const inOrder = (events: Network['events']['events']) =>
  events.toSorted((a, b) => (a.startsAt ?? '').localeCompare(b.startsAt ?? ''));
const newestFirst = (stories: Network['news']['stories']) =>
  stories.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt) || (a.slug < b.slug ? -1 : 1));

const legalFacts = ({ identity, links, servers }: Network): LegalFacts => ({
  email: identity.email,
  discord: links.discord,
  avatars: Object.values(identity.avatars),
  keepsPages: identity.keepsPages,
  publishPlayers: servers.publishPlayers,
});

/**
 * What the product imports of a network, by the part of the module's name behind `#network/`: the exports of each.
 * `src/contract/network/modules.d.ts` declares the same.
 */
export const modulesOf = (written: Network): Map<string, Record<string, unknown>> => {
  const network = { ...written, identity: namedIdentity(written.identity) };
  const { identity, leaderboards, links } = network;
  const { home: invitation, ...community } = network.community;
  const sections = sectionsOf(network);
  const events = inOrder(network.events.events);
  const stories = newestFirst(network.news.stories);
  const { terms, privacy, dmca, coppa } = legalOf(network.legal, legalFacts(network));
  const { versions, support: versionSupport } = versionsOf(network);
  const voting = votingOf(network);
  const modules = {
    home: {
      hero: heroOf(network),
      stats: network.home.stats,
      sectionKinds: sections.map(({ kind }) => kind),
    },
    'home-sections': {
      sections: Object.fromEntries(sections.map((section) => [section.kind, section])),
    },
    connect: { promises: network.home.promises },
    links: { links, social: socialOf(links) },
    menu: menuOf(network),
    pages: pagesOf(network),
    'page-details': pageDetailsOf(network),
    ...applicationsOf(network.applications),
    community: { community },
    events: { eventCards: events.slice(0, HOME_CARDS) },
    faq: { questions: network.faq.questions },
    invitation: { invitation },
    news: { newsCards: stories.slice(0, HOME_CARDS).map((story) => ({ ...story, body: undefined })) },
    'private/boards': { boards: boardsOf(leaderboards) },
    'private/events': { events },
    'private/metrics': { metrics: metricsOf(leaderboards) },
    'private/news': { stories },
    leaderboards: { leaderboards: { title: leaderboards.title, subtitle: leaderboards.subtitle } },
    modes: { modes: modesOf(network) },
    'rank-titles': { rankTitles: titlesOf(leaderboards) },
    'legal/terms': { terms },
    'legal/privacy': { privacy },
    'legal/dmca': { dmca },
    'legal/coppa': { coppa },
    mods: { mods: network.mods },
    rules: { rules: network.rules },
    'private/servers': privateServers(network.servers),
    'real-places': { realPlaces: realPlacesOf(network.servers) },
    'server-features': { features: network.servers.features ?? null },
    servers: { servers: publicServers(network.servers) },
    subjects: { missing: network.missing },
    support: { support: network.support },
    store: { store: withPrices(network.store, identity.locale) },
    team: { team: bySection(network.team) },
    theme: network.theme,
    versions: { versions },
    'version-support': { support: versionSupport },
    'vote-names': { voteSiteNames: voting.names },
    'vote-rewards': { rewards: voting.rewards, monthly: voting.monthly },
    'vote-uses': { uses: voting.uses },
    voting: {
      page: voting.page,
      voteSites: voting.sites,
      streakMilestones: voting.milestones,
      sparedDays: voting.spared,
    },
    'private/voting': { voting: network.voting },
  };
  return new Map<string, Record<string, unknown>>([
    ['identity', { identity: publicIdentity(identity) }],
    ['locale', { locale: identity.locale }],
    ...Object.entries<object>(localeOf(identity.locale)).map(
      ([module, format]) => [module, { ...format }] as const,
    ),
    ['private/identity', { identity }],
    ...Object.entries(named(modules, identity.name)),
  ]);
};
