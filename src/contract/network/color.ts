import * as v from 'valibot';

/** An opaque color in lower case. */
export const OPAQUE = /^#[\da-f]{6}$/;

export const color = v.pipe(
  v.string('must be a text in quotes'),
  v.trim(),
  v.toLowerCase(),
  v.regex(OPAQUE, 'must be a color like #62d26f'),
);
