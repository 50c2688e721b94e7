import type { NewsItem } from './news';

/** Stories that no card has room for, newest first. Apart from the cards, since no page loads them. */
export const olderNews: readonly NewsItem[] = [];

/** The text of each story that has one, in Markdown, by its id. */
export const newsBodies: Readonly<Record<string, string>> = {};
