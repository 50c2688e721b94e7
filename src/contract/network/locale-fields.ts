import * as v from 'valibot';
import { isTimeZone } from '../times';
import { quoted } from './fields';

/** An IANA time zone. */
export const timeZone = v.pipe(
  quoted,
  v.check(isTimeZone, ({ input }) => {
    const place = `/${String(input).toLowerCase().replaceAll(' ', '_')}`;
    const meant = Intl.supportedValuesOf('timeZone').find((zone) => zone.toLowerCase().endsWith(place));
    return `must be a time zone like ${meant ?? 'Europe/Berlin or America/New_York'}`;
  }),
);

/** Canonical tag of a locale; null if `Intl` does not know it and would fall back to another. */
const localeTag = (value: string): string | null => {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(value)[0] ?? null;
  } catch {
    return null;
  }
};
/** A language and an optional country (BCP 47), in `Intl`'s form. */
export const locale = v.pipe(
  quoted,
  v.check(
    (value) => localeTag(value) !== null,
    ({ input }) =>
      `must be a locale like ${localeTag(String(input).replaceAll('_', '-').replace(/\..*/, '')) ?? 'en-US or de-DE'}`,
  ),
  v.transform((value) => localeTag(value) ?? value),
);
