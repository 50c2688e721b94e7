import { feedWords } from '@/content/feeds';
import { site } from '@/content/site';
import type { DocumentOf, Library } from '../documents';
import { eventsInOrder } from '../order';

/** Bytes of a line, its end aside (RFC 5545, 3.1). */
const MOST_BYTES = 75;

/** The events that have a date as iCalendar (RFC 5545), with links to the site at `base`. The same as long as the events are. */
export function eventCalendar(library: Library, base: string): string {
  const events = eventsInOrder(library).items.flatMap((event) => component(event, base));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${textOf(site.name)}//Events//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${textOf(feedWords.events)}`,
    `X-WR-CALNAME:${textOf(feedWords.events)}`,
    // A calendar has to hold something.
    ...(events.length > 0 ? events : UTC),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function component(event: DocumentOf<'events'>, base: string): string[] {
  const { id, version, title, summary, prize, startsAt, endsAt, href, updatedAt } = event;
  if (startsAt === null) return [];
  const description = [summary, prize && `${feedWords.prize}: ${prize}`].filter((line) => line !== '');
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(site.url).hostname}`,
    `DTSTAMP:${timeOf(updatedAt)}`,
    `LAST-MODIFIED:${timeOf(updatedAt)}`,
    `SEQUENCE:${String(version - 1)}`,
    `DTSTART:${timeOf(startsAt)}`,
    ...(endsAt === null ? [] : [`DTEND:${timeOf(endsAt)}`]),
    `SUMMARY:${textOf(title)}`,
    ...(description.length > 0 ? [`DESCRIPTION:${textOf(description.join('\n'))}`] : []),
    `URL:${href === null ? `${base}/events` : new URL(href, base).href}`,
    'END:VEVENT',
  ];
}

const UTC = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** ISO 8601 in UTC → `20260525T120000Z`. */
const timeOf = (iso: string): string => iso.replace(/\.\d+(?=Z$)|[-:]/g, '');

const textOf = (text: string): string =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n?|\n/g, '\\n');

/** A line in parts that are short enough, each further one after a space, and no character in two of them. */
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
