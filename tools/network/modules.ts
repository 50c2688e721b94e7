import { HOME_CARDS } from '@/contract/content-fields';
import { endOfEvent } from '@/contract/event-times';
import { HIDDEN, type Hidden, type Identity, type PublicIdentity } from '@/contract/network/identity';
import { type Links, SERVICES, type Service, type SocialLink } from '@/contract/network/links';
import { eventCardOf } from '@/lib/event-card';
import { nextFirst } from '@/lib/next-first';
import * as brandDrawings from '@/ui/drawing/brand-drawings';
import { outlineOf } from '@/ui/drawing/pixel-icons/drawing';
import { applicationsOf } from './applications';
import { artHuesOf, artTitlesOf } from './arts';
import { arrivalOf, heroOf, sectionsOf } from './home';
import { boardsOf, leveledOf, metricsOf, modesOf, titlesOf } from './leaderboards';
import { type LegalFacts, legalOf } from './legal';
import { localeOf } from './locale';
import { menuOf, pageDetailsOf, pagesOf, subtitlesOf } from './pages';
import { withPrices } from './prices';
import { bySection } from './roster';
import { recurrenceOf } from './series';
import { privateServers, publicServers, realPlacesOf } from './servers';
import type { Network } from './subjects';
import { logoFileOf, themeOf } from './theme';
import { versionsOf } from './versions';
import { votingOf } from './voting';

/** Fills the network's name into each text that has `{name}`. */
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

/** Addresses of pictures keep `{name}`, which stands for a player's name. */
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

/** Returns the links of the footer. Each has its own logo, so that pages need not hold those of all services. */
const socialOf = (links: Links): SocialLink[] => [
  ...(Object.keys(SERVICES) as Service[]).flatMap((service) => {
    const url = links[service];
    return url === undefined
      ? []
      : { label: SERVICES[service], url, outline: outlineOf(brandDrawings[service]) };
  }),
  ...links.others,
];

/** Sorts events: first those that recur or have no date, in their own order, then by start. */
const inOrder = ({ events, identity }: Network) => {
  const dateOf = ({ recurrence, startsAt }: Network['events']['events'][number]) =>
    recurrence === null ? (startsAt ?? '') : '';
  return events.events
    .toSorted((a, b) => dateOf(a).localeCompare(dateOf(b)))
    .map((event) => ({ ...event, recurrence: recurrenceOf(event, identity) }));
};
/** Events of the home page. The build does not know when visitors read it, so it has no next times of recurring ones. */
const eventCardsOf = (events: ReturnType<typeof inOrder>, now: number) =>
  nextFirst(events.map((event) => eventCardOf(event, now, null)))
    .filter(({ next }) => endOfEvent(next) > now)
    .slice(0, HOME_CARDS)
    .map((card) => ({ ...card, next: { startsAt: card.startsAt, endsAt: card.endsAt } }));
const newestFirst = (stories: Network['news']['stories']) =>
  stories.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt) || (a.slug < b.slug ? -1 : 1));

const legalFacts = ({ identity, links, servers, usual }: Network): LegalFacts => ({
  email: identity.email,
  discord: links.discord,
  avatars: Object.values(identity.avatars),
  keepsPages: identity.keepsPages,
  publishPlayers: servers.publishPlayers,
  texts: usual.legal,
});

/**
 * Returns the exports of each module that the product imports, keyed by its name after `#network/`.
 * `src/contract/network/modules` declares the same by subject, so types work before the modules are written.
 */
export const modulesOf = (written: Network): Map<string, Record<string, unknown>> => {
  const network = { ...written, identity: namedIdentity(written.identity) };
  const { film, fonts, identity, leaderboards, links } = network;
  const { home: invitation, ...community } = network.community;
  const { answers, ...support } = network.support;
  const sections = sectionsOf(network);
  const events = inOrder(network);
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
    arrival: arrivalOf(network),
    'art-hues': { artHues: artHuesOf(network) },
    'art-titles': { artTitles: artTitlesOf(network) },
    connect: { promises: network.home.promises },
    links: { links },
    menu: menuOf(network),
    pages: pagesOf(network),
    'page-details': pageDetailsOf(network),
    ...subtitlesOf(network),
    ...applicationsOf(network.applications),
    community: { community },
    events: { eventCards: eventCardsOf(events, Date.now()) },
    faq: { questions: network.faq.questions },
    film: { backdrop: film.backdrop, isFilmed: film.sources.length > 0, filmSources: film.sources },
    fonts: { fontFaces: fonts.faces, fontFamilies: fonts.families },
    invitation: { invitation },
    news: {
      newsCards: stories
        .filter(({ publishedAt }) => Date.parse(publishedAt) <= Date.now())
        .slice(0, HOME_CARDS)
        .map((story) => ({ ...story, body: undefined })),
    },
    'private/boards': { boards: boardsOf(leaderboards) },
    'private/events': { events },
    'private/film': { backdropSource: film.source, filmFiles: film.files },
    'private/fonts': {
      fontFiles: fonts.files,
      preloadedFonts: fonts.preloaded,
      fontPackages: fonts.packages,
      lettered: fonts.lettered,
    },
    'private/metrics': { metrics: metricsOf(leaderboards) },
    'private/news': { stories },
    leaderboards: { leaderboards: { title: leaderboards.title, subtitle: leaderboards.subtitle } },
    modes: { modes: modesOf(network) },
    'rank-titles': { rankTitles: titlesOf(leaderboards), leveled: leveledOf(leaderboards) },
    'legal/terms': { terms },
    'legal/privacy': { privacy },
    'legal/dmca': { dmca },
    'legal/coppa': { coppa },
    mods: { mods: network.mods },
    rules: { rules: network.rules },
    'private/servers': privateServers(network.servers),
    'real-places': { realPlaces: realPlacesOf(network.servers) },
    'server-features': { features: network.servers.features ?? null },
    servers: { servers: publicServers(network) },
    subjects: { missing: network.missing },
    social: { social: socialOf(links) },
    support: { support },
    store: { store: withPrices(network.store, identity.locale) },
    team: { team: bySection(network.team) },
    theme: themeOf(network),
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
    ['locale', { locale: identity.locale, language: network.language }],
    ...Object.entries<object>(localeOf(identity.locale)).map(
      ([module, format]) => [module, { ...format }] as const,
    ),
    ['private/arts', { artFiles: network.artFiles }],
    ['private/identity', { identity }],
    // Their `{name}` is the visitor's.
    ['answers', { answers }],
    ['private/logo', { logoFile: logoFileOf(network) }],
    ...Object.entries(named(modules, identity.name)),
  ]);
};
