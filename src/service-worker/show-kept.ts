/** A link of the offline page that is hidden unless its page is stored; the group is its path. */
const HIDDEN_LINK = /<li hidden="">(?=<a href="([^"]+)")/g;
const HIDDEN_SECTION = '<section hidden=""';

/** Returns the offline page with its links to the pages stored on this device. */
export const showKept = (page: string, kept: readonly string[]): string => {
  const shown = page.replaceAll(HIDDEN_LINK, (item, path: string) => (kept.includes(path) ? '<li>' : item));
  return shown === page ? page : shown.replace(HIDDEN_SECTION, '<section');
};
