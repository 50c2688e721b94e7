/** Upper bound of the characters that are read: real browsers send a few hundred. */
const MOST = 512;

/** The first match wins: most browsers also name those that they descend from. */
const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bWindows\b/, 'Windows'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac(?:intosh| OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * Returns the kind of device of a request, by its `User-Agent`, such as `Firefox on Windows`: enough to recognize it, and all
 * that is stored. Null when neither part is known.
 */
export function deviceOf(headers: Headers): string | null {
  const text = (headers.get('User-Agent') ?? '').slice(0, MOST);
  const [browser, system] = [BROWSERS, SYSTEMS].map(
    (all) => all.find(([pattern]) => pattern.test(text))?.[1],
  );
  if (browser === undefined) return system ?? null;
  return system === undefined ? browser : `${browser} on ${system}`;
}
