const LABEL = '[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?';
const HOST_NAME = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`, 'i');
const HOST_NAME_LENGTH = 253;

/** Whether a text has the form of a host's name in DNS, with letters of ASCII alone. */
export const isHostName = (text: string): boolean => text.length <= HOST_NAME_LENGTH && HOST_NAME.test(text);
