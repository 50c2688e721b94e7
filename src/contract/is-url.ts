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
