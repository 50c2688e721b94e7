/**
 * Checks that a text is a URL, absolute or relative to the base. `URL.canParse` is newer than the browsers
 * that we support.
 */
export const isUrl = (text: string, base?: string): boolean => {
  try {
    return new URL(text, base).href !== '';
  } catch {
    return false;
  }
};

const LABEL = '[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?';
const HOST_NAME = /* @__PURE__ */ new RegExp(`^${LABEL}(?:\\.${LABEL})*$`, 'i');
const HOST_NAME_LENGTH = 253;

/** Checks that a text has the form of a DNS host name, in ASCII only. */
export const isHostName = (text: string): boolean => text.length <= HOST_NAME_LENGTH && HOST_NAME.test(text);
