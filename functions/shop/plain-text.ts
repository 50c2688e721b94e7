import { cleanText, cutUnits } from '@/contract/clean-text';

/** Maximum HTML of a description, in UTF-16 units. Longer HTML is cut before it is read. */
const HTML_LIMIT = 20_000;
/** Maximum text of a description, in UTF-16 units. */
const TEXT_LIMIT = 3_000;

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
/** Elements whose content nobody reads in a browser, or that are no text; scripts and styles are never read. */
const UNSEEN = ['img', 'iframe', 'noscript', 'object', 'template'];

/** Returns a function that turns HTML into plain text with line breaks. Loaded when it is needed, since few calls ask the shop. */
export async function plainTextMaker(): Promise<(html: string) => string> {
  const { compile } = await import('html-to-text');
  const convert = compile({
    wordwrap: false,
    limits: { maxDepth: 40, maxChildNodes: 500, ellipsis: '' },
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      ...HEADINGS.map((selector) => ({ selector, options: { uppercase: false } })),
      { selector: 'ul', options: { itemPrefix: '• ' } },
      { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
      { selector: 'td', format: 'inlineSurround', options: { suffix: ' ' } },
      ...UNSEEN.map((selector) => ({ selector, format: 'skip' })),
    ],
  });
  return (html) => {
    const lines = cleanText(convert(html.slice(0, HTML_LIMIT)), 'lines').split('\n');
    const text = lines.map((line) => line.trimEnd()).join('\n');
    return cutUnits(text.replace(/\n{3,}/g, '\n\n').trim(), TEXT_LIMIT);
  };
}
