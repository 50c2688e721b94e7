import { cutText } from './cut-text';

/**
 * Matches the chat platform's markup, and addresses of pages, in which nothing is escaped: a backslash there would be part of the
 * address. Markup that only works at the start of a line is escaped only there. An underscore within a word is not markup.
 */
const MARKUP =
  /(?<address>https?:\/\/(?:[\w\-.:/?#!$&'+,;=%]|@(?!everyone|here)|~(?!~))+)|(?<sign>[\\*~`|[\]<]|(?<![a-z\d])_|_(?![a-z\d])|@(?=everyone|here))|(?<start>^[^\S\n\r\u2028\u2029]*)(?:(?<block>[>#+-])|(?<number>\d+)(?=\.))/gimu;

/** Escapes a stranger's text, so that readers of the chat see it as written: no masked link, no mention, no formatting. */
export function asPlainText(text: string): string {
  return text.replace(MARKUP, (match, ...rest) => {
    const { sign, start = '', block, number } = rest.at(-1) as Partial<Record<string, string>>;
    if (sign !== undefined) return `\\${sign}`;
    if (block !== undefined) return `${start}\\${block}`;
    return number === undefined ? match : `${match}\\`;
  });
}

/** Cuts the result of {@link asPlainText} like `cutText`, without separating a backslash from its character. */
export function cutPlainText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = cutText(text, limit);
  return cut.replace(/(?<!\\)(?<pairs>(?:\\\\)*)\\(?=\.\.\.$)/, '$<pairs>');
}
