import MarkdownIt, { type Token } from 'markdown-it';
import { cutUnits } from './clean-text';
import { completedLink, isSiteLink, isSitePath, LINK_RULE } from './site-link';

/**
 * CommonMark without HTML, which stays plain text, and without a filter of links: those that are not allowed are refused by
 * {@link markdownFault} before anything is stored. Twenty levels of lists and quotes are as deep as it goes.
 */
const parser = new MarkdownIt('commonmark', { html: false, linkify: true }).enable('linkify');
parser.validateLink = () => true;

const { normalizeLink } = parser;
parser.normalizeLink = (target) => normalizeLink(completedLink(target));

/** Marks at the end of an address that belong to the sentence around it. */
const MARKS = /[?!.,:;'"*_~]{1,20}$/;
const INVITE_HOST = 'discord.gg/';
/** The name of an invite. */
const INVITE = /[a-z0-9-]{1,100}(?![\w/-])/iy;
/** Before an invite's host: part of a longer address. */
const GOES_ON = /[\w.@/-]/;

// Addresses in the text itself: https, and invites as players write them. Whatever else looks like one stays text.
for (const schema of ['http:', 'ftp:', '//', 'mailto:']) parser.linkify.add(schema);
parser.linkify
  .set({ fuzzyEmail: false, urlAuth: true })
  .add('https:', {
    validate(text, at, { re }) {
      const rest = re.get_http_validator();
      rest.lastIndex = at;
      const found = (rest.exec(text)?.[0] ?? '').replace(MARKS, '');
      return isSiteLink(`https:${found}`) ? found.length : 0;
    },
  })
  .add(INVITE_HOST, {
    validate(text, at) {
      if (GOES_ON.test(text.charAt(at - INVITE_HOST.length - 1))) return 0;
      INVITE.lastIndex = at;
      return INVITE.exec(text)?.[0].length ?? 0;
    },
  });

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
  (target.length > 60 ? `${cutUnits(target, 59)}…` : target) || 'to nowhere';
