import { mixed, object, type Schema } from 'yup';
import { applicationForm } from '#messages/applications/form';
import { positions } from '#network/positions';
import { type ApplicationRequest, CLOCK_AHEAD_MS, GUIDELINES_VALID_MS } from '@/contract/applications';
import { choiceForm } from '@/contract/json-form';
import { answersSchema } from '@/contract/questions/answers-schema';
import { idempotencyKey, turnstileToken } from '@/contract/request-fields';
import { needsGuidelines, positionOf } from '@/lib/positions';
import { sectionsOf } from '@/lib/questions';
import { validate } from '../core/http/validate';
import { field } from '../core/untrusted';

/** A time in the format of `Date`, perhaps without fractions of a second, or with another zone's offset. */
const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/;
const TIME_LENGTH = 40;

const UNREAD = applicationForm.guidelines.missing;

const readAt = (now: number) =>
  mixed((value): value is string => typeof value === 'string')
    .meta({ form: { type: 'string', format: 'date-time' } })
    .typeError(UNREAD)
    .required(UNREAD)
    .test('recent', UNREAD, (text) => {
      const time = toTime(text);
      return time > now - GUIDELINES_VALID_MS && time <= now + CLOCK_AHEAD_MS;
    });

const head = (now: number, position: string, ids: readonly string[]) =>
  object({
    position: mixed((value): value is string => typeof value === 'string' && positionOf(value) !== undefined)
      .meta({ form: choiceForm(ids) })
      .typeError('Please select a position')
      .required('Please select a position'),
    ...(needsGuidelines(position) && { guidelinesReadAt: readAt(now) }),
    idempotencyKey: idempotencyKey().required('The key is required'),
    turnstileToken: turnstileToken(),
  });

const noAnswers = object({ answers: mixed().required('The answers are required') });
const answersTo = (position: string) => object({ answers: answersSchema(sectionsOf(position)) });

/**
 * Reads the body of `POST /api/applications`: only the answers that its position asks for.
 * @throws ApiError `malformed`, or `validation_failed` with `position`, `guidelinesReadAt`, `idempotencyKey` and `answers.<id>`
 * among its `fields`
 */
export function readApplication(body: unknown, now: number): ApplicationRequest {
  const named = field(body, 'position');
  const position = typeof named === 'string' ? named : '';
  const tail = positionOf(position) ? answersTo(position) : noAnswers;
  return validate(head(now, position, []).concat(tail) as Schema<unknown>, body) as ApplicationRequest;
}

/** Returns the schema of {@link readApplication} for each position. */
export const applicationShapes = () => positions.map(({ id }) => head(0, id, [id]).concat(answersTo(id)));

const key = object({ idempotencyKey: idempotencyKey().required() });

/** Returns the key of a body, even if the rest is invalid; null without a well-formed one. */
export function keyIn(body: unknown): string | null {
  const given = { idempotencyKey: field(body, 'idempotencyKey') };
  return key.isValidSync(given) ? key.cast(given).idempotencyKey : null;
}

/** NaN when the text is not a time. */
function toTime(text: string): number {
  return text.length <= TIME_LENGTH && ISO_TIME.test(text) ? Date.parse(text) : NaN;
}
