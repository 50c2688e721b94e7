import { months } from '#network/dates';
import { language } from '#network/locale';
import { privatePages } from '#network/pages';
import { shortMonths, weekdays } from '#network/short-dates';
import { NAMED_LINKS } from '@/contract/network/links';
import { PSEUDO } from '../../tools/network/languages';
import { subjects } from '../../tools/network/subjects';
import { expectToFit } from '../support/elements';
import { deskPaths, publicPaths } from '../support/routes';
import { beSignedIn } from '../support/session';
import { ADMIN } from '../support/site';
import { expect, test } from '../support/test';
import { visibleTexts } from '../support/visible-texts';

/** Returns the texts that schemas fill in where an owner has written none. They are an owner's, who writes them in another language. */
const defaultsOf = (schema: unknown): string[] => {
  if (typeof schema === 'string') return [schema];
  if (typeof schema !== 'object' || schema === null) return [];
  const { default: fallback, wrapped, entries, item, options } = schema as Record<string, unknown>;
  const texts = typeof fallback === 'object' ? Object.values(fallback ?? {}) : [fallback];
  return [
    ...texts.filter((text) => typeof text === 'string'),
    ...[wrapped, item].flatMap(defaultsOf),
    ...[entries, options].flatMap((inner) => Object.values(inner ?? {}).flatMap(defaultsOf)),
  ];
};

/** Names that texts repeat: players on sample boards and the admin, and browsers and systems, as the session was stored. */
const NAMES = /\b(?:Notch|Herobrine|Grumm|Dinnerbone|admin|Chrome on (?:Windows|Linux))\b/g;
/** Command that starts the companion, for an owner to copy. */
const COMMAND = /^node companion\.mjs .+$/;

/** Texts that stand outside of the messages, by the reason. */
const EXCEPTIONS: Record<string, readonly string[]> = {
  'defaults of what an owner writes': Object.values(subjects).flatMap(defaultsOf),
  'primitives of src/ui': ['(opens in a new tab)', 'Email address', 'Show password'],
  'codes of currencies': ['BRL', 'USD'],
};
const known = new Set(Object.values(EXCEPTIONS).flat());

/** Page whose texts are not messages: names of packages and licenses. */
const SKIPPED = '/licenses';

/** Texts of a generated network, which are Japanese with a serial number, and what joins them in a list. */
const OWN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー、。！]+ ?[0-9a-z]*(?: and(?= [\p{sc=Han}]))?/gu;
const ADDRESSES =
  /https?:\/\/\S+|[\w.+-]+@[\w.-]+\w|(?<![\w.])\/[\w/.:-]+|\b[\w/-]+(?:\.[\w-]+)*\.[a-z]\w*(?::\d+)?/g;
const DATES = new RegExp(`\\b(?:${[...months, ...shortMonths, ...weekdays, 'AM', 'PM', 'UTC'].join('|')})\\b`, 'g');

/** Names of services and of pages elsewhere. */
const SERVICES = new RegExp(`\\b(?:${Object.values(NAMED_LINKS).join('|')})\\b`, 'g');

/** Returns the texts with unaccented words, which do not come from the messages. */
const escapedIn = (texts: readonly string[]): string[] =>
  texts.filter((text) => {
    if (known.has(text)) return false;
    const rest = [OWN, COMMAND, NAMES, ADDRESSES, DATES, SERVICES].reduce((left, kept) => left.replace(kept, ' '), text);
    return /(?<![\p{L}\d_])[A-Za-z]{2,}(?![\p{L}\d_])/u.test(rest);
  });

const walked = [...publicPaths, ...Object.values(privatePages).map(({ path }) => path)];

// Other networks have the words of a person's language, which no test tells from those of an owner.
if (language === PSEUDO)
  for (const path of walked)
    test(`no text of ${path} stands outside of the messages, and it fits`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      if (deskPaths.includes(path)) await beSignedIn(page, ADMIN);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Content below the viewport starts its work at the first interaction.
      await page.keyboard.press('Shift');
      await page.waitForLoadState('networkidle');
      if (path !== SKIPPED) expect(escapedIn(await visibleTexts(page))).toEqual([]);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectToFit(page);
      }
    });
