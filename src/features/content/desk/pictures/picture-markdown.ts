/** What means something to Markdown within a description. */
const MARKS = /[\\`*_[\]<>&!~]/g;

/** A picture of the site, with what it shows, as it stands in a text. */
export const pictureMarkdown = (alt: string, src: string): string =>
  `![${alt.replace(MARKS, '\\$&')}](${src})`;
