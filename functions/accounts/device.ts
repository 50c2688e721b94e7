/** Most characters that are looked at: a browser's own have a few hundred. */
const MOST = 512;

/** The first that fits counts: most browsers also name those that they descend from. */
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
 * What kind of device a request comes from, by its `User-Agent`, such as `Firefox on Windows`: enough to know it again, and
 * all that is kept. Null when neither is known.
 */
export function deviceOf(headers: Headers): string | null {
  const text = (headers.get('User-Agent') ?? '').slice(0, MOST);
  const [browser, system] = [BROWSERS, SYSTEMS].map(
    (all) => all.find(([pattern]) => pattern.test(text))?.[1],
  );
  if (browser === undefined) return system ?? null;
  return system === undefined ? browser : `${browser} on ${system}`;
}
