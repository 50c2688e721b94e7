import { identity } from '#network/identity';
import { endOfEvent } from '@/contract/event-times';
import { isolated } from '@/lib/direction';
import { pathOf } from '@/lib/pages';
import { feedWords } from '@/messages/en/feeds';
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
    `PRODID:-//${textOf(identity.name)}//Events//EN`,
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
  const { id, version, title, summary, prize, startsAt, href, updatedAt } = event;
  if (startsAt === null) return [];
  const description = [summary, prize && `${feedWords.prize}: ${isolated(prize)}`].filter(
    (line) => line !== '',
  );
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(identity.url).hostname}`,
    `DTSTAMP:${timeOf(updatedAt)}`,
    `LAST-MODIFIED:${timeOf(updatedAt)}`,
    `SEQUENCE:${String(version - 1)}`,
    `DTSTART:${timeOf(startsAt)}`,
    // Without it the event would take no time at all (RFC 5545, 3.6.1).
    `DTEND:${timeOf(fullSecond(endOfEvent(event)))}`,
    `SUMMARY:${textOf(title)}`,
    ...(description.length > 0 ? [`DESCRIPTION:${textOf(description.join('\n'))}`] : []),
    `URL:${new URL(href ?? pathOf('events') ?? '/', base).href}`,
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

/** The first full second that is not earlier, as ISO 8601: an end that is cut off could come before its beginning. */
const fullSecond = (time: number): string => new Date(Math.ceil(time / 1000) * 1000).toISOString();

/** ISO 8601 in UTC → `20260525T120000Z`. */
const timeOf = (iso: string): string => iso.replace(/\.\d+(?=Z$)|[-:]/g, '');

/** Control characters but tabs and line breaks, which text cannot have. */
const FORBIDDEN = /[^\P{Cc}\t\r\n]/gu;

const textOf = (text: string): string =>
  text
    .replace(FORBIDDEN, '')
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n?|\n/g, '\\n');

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
