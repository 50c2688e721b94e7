import * as v from 'valibot';

/** A colour that lets nothing through, in small letters. */
export const OPAQUE = /^#[\da-f]{6}$/;

export const color = v.pipe(
  v.string('must be a text in quotes'),
  v.trim(),
  v.toLowerCase(),
  v.regex(OPAQUE, 'must be a colour like #62d26f'),
);
