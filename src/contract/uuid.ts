/** A lowercase UUID, for use in regular expressions. */
export const UUID_PATTERN = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

const ALONE = new RegExp(`^${UUID_PATTERN}$`, 'i');

/** Checks that the whole value is a UUID, in either case. */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && ALONE.test(value);
