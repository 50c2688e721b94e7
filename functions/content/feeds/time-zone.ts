import { DAY_MS } from '@/lib/calendar';
import { shownIn } from '@/lib/clock';
import { basicTime, WEEKDAYS, weekOfMonth } from '@/lib/recurrence';

/** Years after the first in which a zone's changes are compared, and listed where they follow no rule. */
const COMPARED_YEARS = 3;
const LISTED_YEARS = 6;
/** No zone changes its clocks twice within a week. */
const STEP_MS = 7 * DAY_MS;
/** Year of the first observance of a rule, before all events. */
const FIRST_YEAR = 1970;

/** A change of a zone's clocks. Offsets are in milliseconds. */
interface Change {
  readonly from: number;
  readonly to: number;
  /** Local time before the change, as the moment at which UTC clocks show it. */
  readonly local: number;
}

function changesIn(zone: string, year: number, years: number): Change[] {
  const offsetAt = (time: number) => shownIn(zone, time) - time;
  const found: Change[] = [];
  const end = Date.UTC(year + years, 0);
  for (let time = Date.UTC(year, 0); time < end; time += STEP_MS) {
    let [before, after] = [time, time + STEP_MS];
    const [from, to] = [offsetAt(before), offsetAt(after)];
    if (from === to) continue;
    while (after - before > 1_000) {
      const middle = before + Math.floor((after - before) / 2_000) * 1_000;
      if (offsetAt(middle) === from) before = middle;
      else after = middle;
    }
    found.push({ from, to, local: after + from });
  }
  return found;
}

/** Returns the week of the month in which all of these changes lie, -1 for the last one; null if they differ. */
function commonWeek(locals: readonly number[]): number | null {
  const isLast = (local: number) => new Date(local + STEP_MS).getUTCMonth() !== new Date(local).getUTCMonth();
  if (locals.every(isLast)) return -1;
  const [week = 0, ...others] = locals.map(weekOfMonth);
  return others.every((other) => other === week) ? week : null;
}

/** Returns the lines of a change that is the same each year; null if it is not. */
function yearly(changes: readonly Change[]): string[] | null {
  const [first] = changes;
  if (!first) return null;
  const locals = changes.map(({ local }) => local);
  const week = commonWeek(locals);
  const markOf = (local: number) =>
    `${String(new Date(local).getUTCMonth())} ${String(new Date(local).getUTCDay())} ${String(local % DAY_MS)}`;
  if (week === null || locals.some((local) => markOf(local) !== markOf(first.local))) return null;
  const [month, weekday] = [new Date(first.local).getUTCMonth(), new Date(first.local).getUTCDay()];
  const day = week === -1 ? new Date(Date.UTC(FIRST_YEAR, month + 1, 0)).getUTCDate() - 6 : 7 * week - 6;
  const ahead = (weekday - new Date(Date.UTC(FIRST_YEAR, month, day)).getUTCDay() + 7) % 7;
  const local = Date.UTC(FIRST_YEAR, month, day + ahead) + (first.local % DAY_MS);
  const rule = `RRULE:FREQ=YEARLY;BYMONTH=${String(month + 1)};BYDAY=${String(week)}${WEEKDAYS[weekday] ?? ''}`;
  return observance({ ...first, local }, [rule]);
}

function observance({ from, to, local }: Change, rules: readonly string[] = []): string[] {
  const kind = to > from ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${basicTime(local)}`,
    `TZOFFSETFROM:${offset(from)}`,
    `TZOFFSETTO:${offset(to)}`,
    ...rules,
    `END:${kind}`,
  ];
}

const offset = (milliseconds: number): string => {
  const minutes = Math.round(Math.abs(milliseconds) / 60_000);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  return `${milliseconds < 0 ? '-' : '+'}${String(hours)}${String(rest)}`;
};

/**
 * Returns the VTIMEZONE of a zone from a year on. Changes are yearly rules where the zone has such, because
 * Outlook ignores lists of them.
 */
export function timeZoneLines(zone: string, year: number): string[] {
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observancesOf(zone, year), 'END:VTIMEZONE'];
}

function observancesOf(zone: string, year: number): string[] {
  const changes = changesIn(zone, year, COMPARED_YEARS);
  const start = shownIn(zone, Date.UTC(year, 0)) - Date.UTC(year, 0);
  const still = { from: start, to: start, local: Date.UTC(FIRST_YEAR, 0) };
  if (changes.length === 0) return observance(still);
  const rules = [changes.filter(({ from, to }) => to > from), changes.filter(({ from, to }) => to < from)];
  const lines = rules.map((ofKind) => (ofKind.length === COMPARED_YEARS ? yearly(ofKind) : null));
  if (lines.every((each) => each !== null)) return lines.flat();
  return [
    ...observance(still),
    ...changesIn(zone, year, LISTED_YEARS).flatMap((change) => observance(change)),
  ];
}
