import { locale } from '#network/locale';

/**
 * Returns a zone's offset at a moment, such as `GMT+5:45`; defaults to the machine's zone. Offsets change
 * with the seasons.
 */
const offsetAt = (moment: Date, timeZone?: string): string | undefined =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value;

/** True if the machine's locale uses 12-hour time. */
const countsToTwelve = (): boolean =>
  new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions().hour12 === true;

/**
 * Formats a time, or a span, in the machine's time zone and hour format, with the zone's name: `Mar 29, 8:30
 * – 9:30 PM EDT`. Null if `timeZone` shows the same. Takes ISO 8601 times.
 */
export function ownTime(start: string, end: string | null, timeZone: string): string | null {
  const [from, to] = [new Date(start), new Date(end ?? start)];
  const isSame = (moment: Date) => offsetAt(moment) === offsetAt(moment, timeZone);
  if (isSame(from) && isSame(to)) return null;
  const format = new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    numberingSystem: 'latn',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: countsToTwelve() ? 'h12' : 'h23',
    timeZoneName: 'short',
  });
  if (end === null) return format.format(from);
  // A formatted range names one zone, and hides a change of the clocks within it.
  const areClocksSet = offsetAt(from) !== offsetAt(to);
  return areClocksSet ? `${format.format(from)} – ${format.format(to)}` : format.formatRange(from, to);
}
