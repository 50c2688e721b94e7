import MarkdownIt, { type Token } from 'markdown-it';
import { identity } from '#network/identity';
import { parseMarkdown } from '@/contract/markdown';
import { bodyTarget } from '@/features/content/markdown/body-target';

const { renderer, utils, options } = new MarkdownIt();

/** Returns the absolute target of a link; null if it must be plain text. */
const targetOf = (link: Token | undefined): string | null => {
  const target = bodyTarget(String(link?.attrGet('href') ?? ''));
  return target?.startsWith('/') ? identity.url + target : target;
};

const code = (tokens: Token[], index: number): string => utils.escapeHtml(tokens[index]?.content ?? '');
const codeBlock = (tokens: Token[], index: number): string =>
  `<p>${code(tokens, index).trimEnd().replaceAll('\n', '<br>')}</p>\n`;
const nothing = () => '';

Object.assign(renderer.rules, {
  code_inline: code,
  code_block: codeBlock,
  fence: codeBlock,
  blockquote_open: nothing,
  blockquote_close: nothing,
  hr: nothing,
  image: (tokens, index, ...others) =>
    utils.escapeHtml(renderer.renderInlineAsText(tokens[index]?.children ?? [], others[0], others[1])),
  link_open(tokens, index) {
    const target = targetOf(tokens[index]);
    return target === null ? '' : `<a href="${utils.escapeHtml(target)}">`;
  },
  // Links do not nest.
  link_close: (tokens, index) =>
    targetOf(tokens.slice(0, index).findLast(({ type }) => type === 'link_open')) === null ? '' : '</a>',
} satisfies typeof renderer.rules);

/**
 * Returns an answer in Markdown as HTML of the elements that search engines read: headings, paragraphs, lists,
 * line breaks, links and emphasis. Of others, such as code, quotes and pictures, only the text remains. Empty if
 * nothing of it can be read.
 * https://developers.google.com/search/docs/appearance/structured-data/faqpage
 */
export const answerHtml = (markdown: string): string => {
  const html = renderer.render(parseMarkdown(markdown), options, {}).trim();
  return html.replaceAll(/<[^>]*>/g, '').trim() === '' ? '' : html;
};
