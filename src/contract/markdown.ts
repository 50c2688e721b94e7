import MarkdownIt, { type Token } from 'markdown-it';
import { isSiteLink, isSitePath, LINK_RULE } from './site-link';

/**
 * CommonMark without HTML, which stays plain text, and without a filter of links: those that are not allowed are refused by
 * {@link markdownFault} before anything is stored. Twenty levels of lists and quotes are as deep as it goes.
 */
const parser = new MarkdownIt('commonmark', { html: false });
parser.validateLink = () => true;

/** What a text consists of: for a page to make elements of, without a way for the text to become markup of its own. */
export const parseMarkdown = (text: string): Token[] => parser.parse(text, {});

/** Says what is wrong with the links and pictures of a text, for whoever wrote it; null when nothing is. */
export function markdownFault(text: string): string | null {
  for (const { type, attrs } of withChildren(parseMarkdown(text))) {
    const found = attrs?.find(([name]) => name === 'href' || name === 'src');
    if (!found) continue;
    const target = String(found[1]);
    if (type === 'image' && !isSitePath(target))
      return `The picture ${shown(target)} is not one of this site’s own`;
    if (type !== 'image' && !isSiteLink(target)) return `The link ${shown(target)} ${LINK_RULE}`;
  }
  return null;
}

function* withChildren(tokens: readonly Token[]): Generator<Token> {
  for (const token of tokens) {
    yield token;
    // As deep as the parser's own limit.
    if (token.children) yield* withChildren(token.children);
  }
}

const shown = (target: string): string =>
  (target.length > 60 ? `${target.slice(0, 59)}…` : target) || 'to nowhere';
