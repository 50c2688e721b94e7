import { pageProblem } from './formerly';
import type { Network } from './subjects';

/** Path of this site in a link of Markdown. */
const LINKED = /\]\((\/(?!\/)[\w./-]*)(?=[#?)\s])/g;

const linkedIn = (markdown: string | null): string[] =>
  [...(markdown ?? '').matchAll(LINKED)].map(([, path = '']) => path);

/** Returns the path of a link, or an empty list for another site's. */
const pathOf = (href: string | null): string[] =>
  href?.startsWith('/') === true ? [href.replace(/[?#].*$/, '')] : [];

/** Returns links in texts that lead to no page, one line each: `events.ts: events.0.href: …`. */
export const lostLinks = (network: Network): string[] => {
  const lineIn = (place: string, paths: readonly string[]) =>
    paths.flatMap((path) => {
      const problem = pageProblem(path, network);
      return problem === null ? [] : [`${place}: ${path} leads to no page: ${problem}`];
    });
  return [
    ...network.events.events.flatMap(({ href }, index) =>
      lineIn(`events.ts: events.${String(index)}.href`, pathOf(href)),
    ),
    ...network.news.stories.flatMap(({ body }, index) =>
      lineIn(`news.ts: stories.${String(index)}.body`, linkedIn(body)),
    ),
    ...network.faq.questions.flatMap(({ answer }, index) =>
      lineIn(`faq.ts: questions.${String(index)}.answer`, linkedIn(answer)),
    ),
  ];
};
