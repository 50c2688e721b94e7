import { site } from '@/content/site';
import { HOME_CARDS } from '@/contract/content-fields';
import type { Network } from './subjects';

/** With the network's name in each text that asks for it. */
const named = (value: unknown, name: string): unknown => {
  if (typeof value === 'string')
    return value.replace(/(\\?)\{name\}/g, (_, escape: string) => (escape === '' ? name : '{name}'));
  if (Array.isArray(value)) return value.map((item) => named(item, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, named(inner, name)]));
  return value;
};

/** Those without a date as they stand, then by their beginnings, as the site shows them. */
const inOrder = (events: Network['events']['events']) =>
  events.toSorted((a, b) => (a.startsAt ?? '').localeCompare(b.startsAt ?? ''));
const newestFirst = (stories: Network['news']['stories']) =>
  stories.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt) || (a.slug < b.slug ? -1 : 1));

/**
 * What the product imports of a network, by the part of the module's name behind `#network/`: the exports of each.
 * `src/contract/network/modules.d.ts` declares the same.
 */
export const modulesOf = (network: Network): Map<string, Record<string, unknown>> => {
  const { home: invitation, ...community } = network.community;
  const events = inOrder(network.events.events);
  const stories = newestFirst(network.news.stories);
  const modules = {
    community: { community },
    events: { eventCards: events.slice(0, HOME_CARDS) },
    faq: { questions: network.faq.questions },
    invitation: { invitation },
    news: { newsCards: stories.slice(0, HOME_CARDS).map((story) => ({ ...story, body: undefined })) },
    'private/events': { events },
    'private/news': { stories },
    rules: { rules: network.rules },
    support: { support: network.support },
  };
  return new Map(Object.entries(named(modules, site.name) as Record<string, Record<string, unknown>>));
};
