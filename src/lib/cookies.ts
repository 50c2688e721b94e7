/**
 * Shown if a change is refused because the CSRF cookie is missing, and earlier if the browser accepts no
 * cookies.
 */
export const COOKIES_BLOCKED = {
  title: 'Your browser blocks cookies',
  text: 'Your browser blocks the cookie that protects what you send. Please allow cookies for this site, then try again.',
} as const;

/** Returns the value of a cookie of this site; undefined if it is missing, or the browser blocks cookies. */
export const readCookie = (name: string): string | undefined => {
  const start = `${name}=`;
  try {
    return document.cookie
      .split('; ')
      .find((pair) => pair.startsWith(start))
      ?.slice(start.length);
  } catch {
    // Reading them throws in some frames and private windows.
    return undefined;
  }
};
