import { cutText } from './cut-text';

/**
 * What the chat platform reads as markup, and addresses of pages, in which it reads none: a backslash there would be part of
 * the address. What means something at the start of a line alone is escaped only there, and an underscore within a word is none.
 */
const MARKUP =
  /(?<address>https?:\/\/(?:[\w\-.:/?#!$&'+,;=%]|@(?!everyone|here)|~(?!~))+)|(?<sign>[\\*~`|[\]<]|(?<![a-z\d])_|_(?![a-z\d])|@(?=everyone|here))|(?<start>^[^\S\n\r\u2028\u2029]*)(?:(?<block>[>#+-])|(?<number>\d+)(?=\.))/gimu;

/** A stranger's text such that readers of the chat see it as it was written: no masked link, no mention, no formatting. */
export function asPlainText(text: string): string {
  return text.replace(MARKUP, (match, ...rest) => {
    const { sign, start = '', block, number } = rest.at(-1) as Partial<Record<string, string>>;
    if (sign !== undefined) return `\\${sign}`;
    if (block !== undefined) return `${start}\\${block}`;
    return number === undefined ? match : `${match}\\`;
  });
}

/** As `cutText`, for what {@link asPlainText} gives: a backslash is never left without what it stands before. */
export function cutPlainText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = cutText(text, limit);
  return cut.replace(/(?<!\\)(?<pairs>(?:\\\\)*)\\(?=\.\.\.$)/, '$<pairs>');
}
