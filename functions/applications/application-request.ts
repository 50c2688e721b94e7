import { object } from 'yup';
import { idempotencyKey } from '@/contract/idempotency-key';
import { validate } from '../core/http/validate';
import { field } from '../core/untrusted';
import { applicationSchema } from './application-check';

/**
 * What `POST /api/applications` brings.
 * @throws ApiError `malformed`, or `validation_failed` with `position`, `guidelinesReadAt`, `idempotencyKey` and
 * `answers.<name>` among its `fields`
 */
export function readApplication(body: unknown, now: number) {
  return validate(applicationSchema(field(body, 'position'), now), body);
}

const key = object({ idempotencyKey: idempotencyKey().required() });

/** The key of a body, whatever else is in it; null when it has none that is well-formed. */
export function keyIn(body: unknown): string | null {
  const given = { idempotencyKey: field(body, 'idempotencyKey') };
  return key.isValidSync(given) ? key.cast(given).idempotencyKey : null;
}
