/** What means something to Markdown within a description. */
const MARKS = /[\\`*_[\]<>&!~]/g;

/** A picture of the site, with what it shows, as it stands in a text. */
export const pictureMarkdown = (alt: string, src: string): string =>
  `![${alt.replace(MARKS, '\\$&')}](${src})`;

interface Inserted {
  readonly text: string;
  /** Where one writes on. */
  readonly caret: number;
}

const gap = (line: string, isBlank: boolean): string => {
  if (line === '' || isBlank) return '';
  return line === '\n' ? '\n' : '\n\n';
};

/** A text with a paragraph more at a place in it. */
export function withParagraph(text: string, at: number, paragraph: string): Inserted {
  const [before, after] = [text.slice(0, at), text.slice(at)];
  const lead = gap(before.slice(-1), before.endsWith('\n\n'));
  const trail = gap(after.slice(0, 1), after.startsWith('\n\n'));
  const begun = before + lead + paragraph;
  return { text: begun + trail + after, caret: begun.length };
}
