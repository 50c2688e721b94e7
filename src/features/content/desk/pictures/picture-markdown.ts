/** Characters with a meaning in Markdown inside a description. */
const MARKS = /[\\`*_[\]<>&!~]/g;

/** Returns the Markdown of an uploaded picture with its description. */
export const pictureMarkdown = (alt: string, src: string): string =>
  `![${alt.replace(MARKS, '\\$&')}](${src})`;

interface Inserted {
  readonly text: string;
  /** Position at which typing continues. */
  readonly caret: number;
}

const gap = (line: string, isBlank: boolean): string => {
  if (line === '' || isBlank) return '';
  return line === '\n' ? '\n' : '\n\n';
};

/** Inserts a paragraph into a text at a position. */
export function withParagraph(text: string, at: number, paragraph: string): Inserted {
  const [before, after] = [text.slice(0, at), text.slice(at)];
  const lead = gap(before.slice(-1), before.endsWith('\n\n'));
  const trail = gap(after.slice(0, 1), after.startsWith('\n\n'));
  const begun = before + lead + paragraph;
  return { text: begun + trail + after, caret: begun.length };
}
