import { feedTexts } from '#messages/feeds';
import { identity } from '#network/identity';
import { endOfEvent } from '@/contract/event-times';
import { isolated } from '@/lib/direction';
import { pathOf } from '@/lib/pages';
import type { DocumentOf, Library } from '../documents';
import { eventsInOrder } from '../order';

/** Maximum bytes of a line, without its end (RFC 5545, 3.1). */
const MOST_BYTES = 75;

/** Returns the dated events as iCalendar (RFC 5545), with links to the site at `base`. Its output depends on the events alone. */
export function eventCalendar(library: Library, base: string): string {
  const events = eventsInOrder(library).items.flatMap((event) => component(event, base));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${textOf(identity.name)}//Events//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${textOf(feedTexts.events)}`,
    `X-WR-CALNAME:${textOf(feedTexts.events)}`,
    // A calendar must not be empty.
    ...(events.length > 0 ? events : UTC),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function component(event: DocumentOf<'events'>, base: string): string[] {
  const { id, version, title, summary, prize, startsAt, href, updatedAt } = event;
  if (startsAt === null) return [];
  const description = [summary, prize && `${feedTexts.prize}: ${isolated(prize)}`].filter(
    (line) => line !== '',
  );
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(identity.url).hostname}`,
    `DTSTAMP:${timeOf(updatedAt)}`,
    `LAST-MODIFIED:${timeOf(updatedAt)}`,
    `SEQUENCE:${String(version - 1)}`,
    `DTSTART:${timeOf(startsAt)}`,
    // Without an end the event would have no duration (RFC 5545, 3.6.1).
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
