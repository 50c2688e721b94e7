import { mixed, object } from 'yup';
import { isPosition, type Position, POSITIONS } from '@/content/applications/positions';
import { answersSchema } from '@/content/applications/schema';
import { CLOCK_AHEAD_MS, GUIDELINES_VALID_MS } from '@/contract/applications';
import { idempotencyKey } from '@/contract/idempotency-key';
import { choiceForm } from '@/contract/json-form';
import { turnstileToken } from '@/contract/turnstile-token';
import { validate } from '../core/http/validate';
import { field } from '../core/untrusted';

/** A time as `Date` writes it, perhaps without fractions of a second, or with another zone's offset. */
const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/;
const TIME_LENGTH = 40;

const UNREAD =
  'You must read the application guidelines before submitting. Please visit the "Read Before Applying" page first.';

const head = (now: number, position?: Position) =>
  object({
    position: mixed(isPosition)
      .meta({ form: choiceForm(position === undefined ? POSITIONS : [position]) })
      .typeError('Please select a position')
      .required('Please select a position'),
    guidelinesReadAt: mixed((value): value is string => typeof value === 'string')
      .meta({ form: { type: 'string', format: 'date-time' } })
      .typeError(UNREAD)
      .required(UNREAD)
      .test('recent', UNREAD, (text) => {
        const readAt = toTime(text);
        return readAt > now - GUIDELINES_VALID_MS && readAt <= now + CLOCK_AHEAD_MS;
      }),
    idempotencyKey: idempotencyKey().required('The key is required'),
    turnstileToken: turnstileToken(),
  });

const noAnswers = object({ answers: mixed().required('The answers are required') });

/**
 * What `POST /api/applications` brings: for the position that it names, the answers that this one wants, and no others.
 * @throws ApiError `malformed`, or `validation_failed` with `position`, `guidelinesReadAt`, `idempotencyKey` and
 * `answers.<name>` among its `fields`
 */
export function readApplication(body: unknown, now: number) {
  const position = field(body, 'position');
  const tail = isPosition(position) ? object({ answers: answersSchema(position) }) : noAnswers;
  return validate(head(now).concat(tail), body);
}

/** What {@link readApplication} takes, for each position. */
export const applicationShapes = () =>
  POSITIONS.map((position) => head(0, position).concat(object({ answers: answersSchema(position) })));

const key = object({ idempotencyKey: idempotencyKey().required() });

/** The key of a body, whatever else is in it; null when it has none that is well-formed. */
export function keyIn(body: unknown): string | null {
  const given = { idempotencyKey: field(body, 'idempotencyKey') };
  return key.isValidSync(given) ? key.cast(given).idempotencyKey : null;
}

/** NaN when the text is not a time. */
function toTime(text: string): number {
  return text.length <= TIME_LENGTH && ISO_TIME.test(text) ? Date.parse(text) : NaN;
}
