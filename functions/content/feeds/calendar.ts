import { feedTexts } from '#messages/published';
import { identity } from '#network/identity';
import { endOfEvent } from '@/contract/event-times';
import { eventPath } from '@/contract/pages';
import { shownIn } from '@/lib/clock';
import { isolated } from '@/lib/direction';
import { basicTime, firstStart, firstTimes, ruleOf, seriesOf, timeOfDay } from '@/lib/recurrence';
import type { DocumentOf, Library } from '../documents';
import { eventsInOrder } from '../order';
import { timeZoneLines } from './time-zone';

/** Maximum bytes of a line, without its end (RFC 5545, 3.1). */
const MOST_BYTES = 75;

/** Returns the events that have a date as iCalendar (RFC 5545), with links to the site at `base`. Its output depends on the events alone. */
export function eventCalendar(library: Pick<Library, 'events'>, base: string): string {
  const events = eventsInOrder(library).items.filter(({ startsAt }) => startsAt !== null);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${textOf(identity.name)}//Events//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${textOf(feedTexts.events)}`,
    `X-WR-CALNAME:${textOf(feedTexts.events)}`,
    ...zonesOf(events),
    ...events.flatMap((event) => component(event, base)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Returns the time zones of recurring events. A calendar must not be empty, so one without events has UTC. */
function zonesOf(events: readonly DocumentOf<'events'>[]): string[] {
  const years = new Map<string, number>(events.length === 0 ? [['Etc/UTC', 1970]] : []);
  for (const event of events) {
    const series = seriesOf(event);
    if (!series || series.recurrence.timeZone === 'UTC') continue;
    const { timeZone } = series.recurrence;
    // A zone may have other rules since an old series began: those of when it was last written count.
    const year = new Date(Math.max(series.start, Date.parse(event.updatedAt))).getUTCFullYear();
    years.set(timeZone, Math.min(year, years.get(timeZone) ?? year));
  }
  return [...years].flatMap(([zone, year]) => timeZoneLines(zone, year));
}

function component(event: DocumentOf<'events'>, base: string): string[] {
  const { id, version, title, summary, prize, href, updatedAt } = event;
  const description = [summary, prize && `${feedTexts.prize}: ${isolated(prize)}`].filter(
    (line) => line !== '',
  );
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(identity.url).hostname}`,
    `DTSTAMP:${timeOf(updatedAt)}`,
    `LAST-MODIFIED:${timeOf(updatedAt)}`,
    `SEQUENCE:${String(version - 1)}`,
    ...timesOf(event),
    `SUMMARY:${textOf(title)}`,
    ...(description.length > 0 ? [`DESCRIPTION:${textOf(description.join('\n'))}`] : []),
    `URL:${new URL(href ?? eventPath(id), base).href}`,
    'END:VEVENT',
  ];
}

function timesOf(event: DocumentOf<'events'>): string[] {
  const series = seriesOf(event);
  if (!series)
    return [
      `DTSTART:${timeOf(event.startsAt ?? '')}`,
      // Without an end the event would have no duration (RFC 5545, 3.6.1).
      `DTEND:${timeOf(fullSecond(endOfEvent(event)))}`,
    ];
  const { timeZone, except } = series.recurrence;
  // Calendars drop days that are not written like the start, zone and hour included, or all of the event.
  const property = (name: string, local: number) =>
    timeZone === 'UTC' ? `${name}:${basicTime(local)}Z` : `${name};TZID=${timeZone}:${basicTime(local)}`;
  const start = firstStart(series);
  return [
    property('DTSTART', start),
    property('DTEND', shownIn(timeZone, endOfEvent(firstTimes(series)))),
    `RRULE:${ruleOf(series)}`,
    ...except.toSorted().map((day) => property('EXDATE', Date.parse(day) + timeOfDay(start))),
  ];
}

/** Rounds up to a full second, as ISO 8601: a truncated end could precede its beginning. */
const fullSecond = (time: number): string => new Date(Math.ceil(time / 1000) * 1000).toISOString();

/** Converts ISO 8601 in UTC to `20260525T120000Z`. */
const timeOf = (iso: string): string => iso.replace(/\.\d+(?=Z$)|[-:]/g, '');

/** Control characters except tabs and line breaks, which text cannot have. */
const FORBIDDEN = /[^\P{Cc}\t\r\n]/gu;

const textOf = (text: string): string =>
  text
    .replace(FORBIDDEN, '')
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n?|\n/g, '\\n');

/** Folds a line into short parts, each continuation after a space, without splitting a character. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (Buffer.byteLength(part + character) > MOST_BYTES) {
      parts.push(part);
      part = ' ';
    }
    part += character;
  }
  return [...parts, part].join('\r\n');
}
