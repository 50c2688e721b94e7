import type { Page } from '@playwright/test';

/**
 * Words that the common filter lists of ad blockers look for, in the spirit of their general rules: ads, trackers, buttons
 * of social networks, and the notices that are called annoyances. A name is held against them word by word.
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
/** Words of addresses alone. */
const OF_ADDRESSES = [
  ...['track', 'tracker', 'trackers', 'tracking', 'analytics', 'beacon', 'beacons', 'telemetry', 'metric'],
  ...['metrics', 'stat', 'stats', 'statistics', 'counter', 'hit', 'hits', 'impression', 'impressions'],
  ...['pageview', 'pageviews', 'pixel', 'pixels', 'fingerprint', 'collect', 'collector', 'logger', 'visitor'],
];

/** Sizes of ads in pixels: a picture whose address has one is taken for an ad. */
const AD_SIZE =
  /[-._/=](?:88x31|120x(?:60|90|240|600)|125x125|160x600|180x150|234x60|250x250|300x(?:50|100|250|600|1050)|320x(?:50|100|480)|336x280|468x60|600x120|728x90|970x(?:66|90|250)|980x120)(?!\d)/;

/** A digest or an id, whose letters spell nothing. */
const DIGEST = /(?<![a-z\d])[a-f\d]{6,}(?![a-z\d])/g;

const findWord = (name: string, words: readonly string[]): string | undefined =>
  name
    .replaceAll(DIGEST, '')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .find((word) => words.includes(word));

/** The part of a path for which a filter list would block what lies there; undefined where there is none. */
export const blockedPartOf = (path: string): string | undefined =>
  AD_SIZE.exec(path)?.[0] ?? findWord(path, [...OF_BOTH, ...OF_ADDRESSES]);

/** A class that the build has made of a digest, whose letters spell nothing. */
const IS_DIGEST = /^(?:sc-\S+|[A-Za-z-]{3,7})$/;

/** The word in an id or in a class for which a filter list would hide an element. */
export const hiddenWordIn = (name: string, kind: 'id' | 'class'): string | undefined =>
  kind === 'class' && IS_DIGEST.test(name) && !OF_BOTH.includes(name.toLowerCase())
    ? undefined
    : findWord(name, OF_BOTH);

/** A style sheet that hides what bears such a word, wherever in its id, its class or the name of an attribute it stands. */
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
 * Has a page behave as with an ad blocker whose lists know the words above: calls and files whose address has one of them fail,
 * elements that bear one are hidden. Pages themselves come, as with such lists. Gives what was blocked so far.
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
    // A sheet of its own, as extensions bring it: the policy of the page does not hold for it.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${selector} { display: none !important; }`);
    document.adoptedStyleSheets.push(sheet);
  }, HIDING);
  return blocked;
};
