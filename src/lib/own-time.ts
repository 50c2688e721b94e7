import { locale } from '#network/locale';

/** `GMT+5:45` of a zone at a moment, which is the machine's zone unless named: offsets change with the seasons. */
const offsetAt = (moment: Date, timeZone?: string): string | undefined =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value;

/** Whether the machine's own locale counts hours to twelve. */
const countsToTwelve = (): boolean =>
  new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions().hour12 === true;

/**
 * A time, or the span from one to another, by the machine's own clock and in its way of counting hours, with the name of its zone:
 * `Mar 29, 8:30 – 9:30 PM EDT`. Null where `timeZone` shows the same. Takes ISO 8601 times.
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
  // A range names one zone, and hides that the clocks are set in between.
  const areClocksSet = offsetAt(from) !== offsetAt(to);
  return areClocksSet ? `${format.format(from)} – ${format.format(to)}` : format.formatRange(from, to);
}
