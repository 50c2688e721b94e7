// British, as the other texts: without a comma before "and".
const format = new Intl.ListFormat('en-GB');

/** Joins texts as within a sentence, in the language of the messages: `A, B and C`. */
export const listed = (texts: Iterable<string>): string => format.format(texts);
