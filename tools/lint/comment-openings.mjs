/** Words that leave a reader waiting for the noun: `What is left over` in place of `Remaining rows`. */
const HEADLESS =
  /^(?:What|Who|Whoever|Whose|Whatever|Of|By|As|So long|Where|When|Whenever|While|However|How|Which)\b/;

/** Returns the text of a comment without its stars. */
const textOf = ({ value }) => value.replace(/^\**\s*(?:\*\s*)?/, '');

/** True for the second and later lines of a paragraph of `//` lines. */
const continues = (comment, before) =>
  comment.type === 'Line' &&
  before?.type === 'Line' &&
  before.loc.end.line === comment.loc.start.line - 1 &&
  before.loc.start.column === comment.loc.start.column;

/** ESLint rule: a comment begins with its subject, or with a verb. */
export const commentOpenings = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { headless: 'Begin the comment with its subject, or with a verb: not with "{{word}}".' },
  },
  create: ({ sourceCode, report }) => ({
    Program() {
      const comments = sourceCode.getAllComments();
      for (const [index, comment] of comments.entries()) {
        if (continues(comment, comments[index - 1])) continue;
        const [word] = HEADLESS.exec(textOf(comment)) ?? [];
        if (word !== undefined) report({ loc: comment.loc, messageId: 'headless', data: { word } });
      }
    },
  }),
};
