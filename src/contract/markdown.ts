// Decision record: docs/decisions/0023-documents-that-editors-change.md
import MarkdownIt, { type Token } from 'markdown-it';
import { cutUnits } from './clean-text';
import { completedLink, isSiteLink, isSitePath, LINK_RULE } from './site-link';

/**
 * CommonMark without HTML, which stays plain text, and without a link filter: {@link markdownFault} refuses
 * forbidden links before anything is stored. Lists and quotes nest up to twenty levels.
 */
const parser = new MarkdownIt('commonmark', { html: false, linkify: true }).enable('linkify');
parser.validateLink = () => true;

const { normalizeLink } = parser;
parser.normalizeLink = (target) => normalizeLink(completedLink(target));

/** Punctuation after an address that belongs to the sentence around it. */
const MARKS = /[?!.,:;'"*_~]{1,20}$/;
const INVITE_HOST = 'discord.gg/';
/** The code of an invite. */
const INVITE = /[a-z0-9-]{1,100}(?![\w/-])/iy;
/** Character before an invite's host that makes it part of a longer address. */
const GOES_ON = /[\w.@/-]/;

// Links addresses in the text itself: https, and invites as players write them. Anything else stays text.
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

/**
 * Parses a text into tokens, from which a page makes elements, so the text cannot become markup of its own.
 */
export const parseMarkdown = (text: string): Token[] => parser.parse(text, {});

/** Returns what is wrong with the links and pictures of a text, for its author; null if they are fine. */
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
    // Recursion is bounded by the parser's own limit.
    if (token.children) yield* withChildren(token.children);
  }
}

const shown = (target: string): string =>
  (target.length > 60 ? `${cutUnits(target, 59)}…` : target) || 'to nowhere';
