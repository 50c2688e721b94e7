import { feedTexts } from '#messages/published';
import { identity } from '#network/identity';
import { language } from '#network/locale';
import { FEED_PATHS } from '@/contract/content-paths';
import type { Library, Story } from '../documents';
import { publishedNews } from '../order';

/** Entries of a feed, enough for a reader that was away for months. */
const MOST_ENTRIES = 50;
/** Time of change for a feed without entries. */
const BEGINNING = '2025-01-01T00:00:00.000Z';
const NEWS_PATH = '/news';

/** Returns the published news as Atom 1.0 (RFC 4287), with links to the site at `base`. Its output depends on the news alone. */
export function atomFeed(library: Library, now: number, base: string): string {
  const stories = publishedNews(library, now).items.slice(0, MOST_ENTRIES);
  const updated = stories.map(changedAt).toSorted().at(-1) ?? BEGINNING;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    element('title', feedTexts.news),
    element('id', identity.url + FEED_PATHS.feed),
    element('updated', updated),
    `<link rel="self" type="application/atom+xml" href="${escaped(base + FEED_PATHS.feed)}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(base + NEWS_PATH)}"/>`,
    `<author>${element('name', identity.name)}</author>`,
    ...stories.map((story) => entry(story, base)),
    '</feed>',
    '',
  ].join('\n');
}

function entry(story: Story, base: string): string {
  const { id, slug, title, tag, summary, points, publishedAt } = story;
  const words = [summary, ...points.map((point) => `• ${point}`)].filter((line) => line !== '').join('\n');
  return [
    '<entry>',
    element('title', title),
    // The address is no id, because it may change.
    element('id', `${identity.url}${NEWS_PATH}?story=${encodeURIComponent(id)}`),
    `<link rel="alternate" type="text/html" href="${escaped(`${base}${NEWS_PATH}/${slug}`)}"/>`,
    element('published', publishedAt ?? ''),
    element('updated', changedAt(story)),
    ...(tag === '' ? [] : [`<category term="${escaped(tag)}"/>`]),
    element('summary', words),
    '</entry>',
  ].join('\n');
}

/** A story written before its publication is new to readers when it is published. */
const changedAt = ({ updatedAt, publishedAt }: Story): string =>
  publishedAt !== null && publishedAt > updatedAt ? publishedAt : updatedAt;

const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

/** Characters that XML 1.0 forbids, escaped or not. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
