const LABEL = '[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?';
const HOST_NAME = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`, 'i');
const HOST_NAME_LENGTH = 253;

/** Checks that a text has the form of a DNS host name, in ASCII only. */
export const isHostName = (text: string): boolean => text.length <= HOST_NAME_LENGTH && HOST_NAME.test(text);
