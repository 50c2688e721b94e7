import type { Page } from '@playwright/test';

/**
 * Words that common ad-block filter lists match, in the spirit of their general rules: ads, trackers, social buttons, and notices
 * considered annoyances. Names are compared word by word.
 */
const OF_BOTH = [
  ...[
    'ad',
    'ads',
    'adv',
    'advert',
    'adverts',
    'advertisement',
    'advertising',
    'adsense',
    'adserver',
    'adblock',
  ],
  ...['banner', 'banners', 'sponsor', 'sponsors', 'sponsored', 'promo', 'promos', 'promotion', 'affiliate'],
  ...['affiliates', 'popup', 'popups', 'popunder', 'interstitial', 'paywall', 'newsletter', 'survey'],
  ...['share', 'shares', 'sharing', 'social', 'socials', 'cookie', 'cookies', 'consent', 'gdpr'],
];
/** Words that are blocked only in addresses. */
const OF_ADDRESSES = [
  ...['track', 'tracker', 'trackers', 'tracking', 'analytics', 'beacon', 'beacons', 'telemetry', 'metric'],
  ...['metrics', 'stat', 'stats', 'statistics', 'counter', 'hit', 'hits', 'impression', 'impressions'],
  ...['pageview', 'pageviews', 'pixel', 'pixels', 'fingerprint', 'collect', 'collector', 'logger', 'visitor'],
];

/** Ad sizes in pixels: a picture with one in its address is taken for an ad. */
const AD_SIZE =
  /[-._/=](?:88x31|120x(?:60|90|240|600)|125x125|160x600|180x150|234x60|250x250|300x(?:50|100|250|600|1050)|320x(?:50|100|480)|336x280|468x60|600x120|728x90|970x(?:66|90|250)|980x120)(?!\d)/;

/** A digest or an id, whose letters form no words. */
const DIGEST = /(?<![a-z\d])[a-f\d]{6,}(?![a-z\d])/g;

const findWord = (name: string, words: readonly string[]): string | undefined =>
  name
    .replaceAll(DIGEST, '')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .find((word) => words.includes(word));

/** Returns the part of a path for which a filter list would block it; undefined if none would. */
export const blockedPartOf = (path: string): string | undefined =>
  AD_SIZE.exec(path)?.[0] ?? findWord(path, [...OF_BOTH, ...OF_ADDRESSES]);

/** A class that the build generated from a digest, whose letters form no words. */
const IS_DIGEST = /^(?:sc-\S+|[A-Za-z-]{3,7})$/;

/** Returns the word in an id or a class for which a filter list would hide an element. */
export const hiddenWordIn = (name: string, kind: 'id' | 'class'): string | undefined =>
  kind === 'class' && IS_DIGEST.test(name) && !OF_BOTH.includes(name.toLowerCase())
    ? undefined
    : findWord(name, OF_BOTH);

/** A style sheet that hides elements with such a word anywhere in the id, the class or an attribute's name. */
const HIDING = OF_BOTH.flatMap((word) =>
  ['id', 'class'].flatMap((name) => [
    `[${name}="${word}" i]`,
    `[${name}^="${word}-" i]`,
    `[${name}*="-${word}-" i]`,
    `[${name}$="-${word}" i]`,
    `[${name}~="${word}" i]`,
  ]),
).join(',');

/**
 * Makes a page behave as with an ad blocker whose lists contain the words above. Calls and files with one in their address fail,
 * and elements with one are hidden. Pages themselves load, as with such lists. Returns the addresses blocked so far.
 */
export const blockAds = async (page: Page): Promise<string[]> => {
  const blocked: string[] = [];
  await page.route('**', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest() || blockedPartOf(pathname) === undefined) return route.fallback();
    blocked.push(pathname);
    return route.abort('blockedbyclient');
  });
  await page.addInitScript((selector) => {
    // A constructed sheet, as extensions use: the page's policy does not apply to it.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${selector} { display: none !important; }`);
    document.adoptedStyleSheets.push(sheet);
  }, HIDING);
  return blocked;
};
