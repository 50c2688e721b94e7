/** A UUID in lower case, to build expressions of. */
export const UUID_PATTERN = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

const ALONE = new RegExp(`^${UUID_PATTERN}$`, 'i');

/** Whether this is a UUID and nothing else, in whatever case. */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && ALONE.test(value);
