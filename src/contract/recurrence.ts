import * as v from 'valibot';
import { RECURRENCE_LIMITS, REPEATS } from './content-fields';
import { isMoment, isTimeZone } from './times';

/** A calendar day that exists: `2026-06-01`. */
export const isDay = (text: string): boolean => {
  const midnight = `${text}T00:00Z`;
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && isMoment(midnight) && new Date(midnight).toISOString().startsWith(text)
  );
};

const day = v.pipe(v.string('must be a day in quotes'), v.check(isDay, 'must be a day like 2026-06-01'));
const wholeUpTo = (most: number) => {
  const rule = `must be a whole number from 1 to ${String(most)}`;
  return v.pipe(v.number(rule), v.integer(rule), v.minValue(1, rule), v.maxValue(most, rule));
};

/** Fields but the time zone, which a network's folder may leave out. */
export const recurrenceFields = {
  repeats: v.picklist(REPEATS, `must be one of ${REPEATS.join(', ')}`),
  /** Number of weeks or months from one to the next. */
  every: v.optional(wholeUpTo(RECURRENCE_LIMITS.every), 1),
  /** Last possible day, in the recurrence's time zone. */
  until: v.optional(v.nullable(day), null),
  /** Number of times, including those that do not take place. */
  count: v.optional(v.nullable(wholeUpTo(RECURRENCE_LIMITS.count)), null),
  /** Days on which it does not take place. */
  except: v.optional(
    v.pipe(
      v.array(day, 'must be a list in [ ]'),
      v.check(
        (days) => days.length <= RECURRENCE_LIMITS.except,
        `must have ${String(RECURRENCE_LIMITS.except)} entries at most`,
      ),
    ),
    [],
  ),
};

export const hasOneEnd = ({ until, count }: { until: string | null; count: number | null }): boolean =>
  until === null || count === null;
export const ONE_END = 'must have until or count, and not both';

const zone = 'must be a time zone like Europe/Berlin';

/** The recurrence of an event, at the same local time of `timeZone`. Its beginning and end are those of the first time. */
export const recurrenceSchema = v.pipe(
  v.object({
    ...recurrenceFields,
    timeZone: v.pipe(v.string(zone), v.check(isTimeZone, zone)),
  }),
  v.check((written) => hasOneEnd(written), ONE_END),
);
export type Recurrence = v.InferOutput<typeof recurrenceSchema>;
