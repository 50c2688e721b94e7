import type { Schema, ValidationError } from 'yup';
import { ApiError, invalidFields } from '../errors/api-error';
import { isRecord } from '../untrusted';

/**
 * Returns a request's body as its schema casts it, without unknown fields.
 * @throws ApiError `malformed` when the body is not an object, `validation_failed` with a message for each invalid field
 */
export function validate<T>(schema: Schema<T>, body: unknown): T {
  if (!isRecord(body)) throw malformed();
  try {
    return schema.validateSync(body, { abortEarly: false, stripUnknown: true });
  } catch (fault) {
    // The validator itself fails on objects that imitate its own, or nest too deep.
    if (!isValidationError(fault)) throw malformed();
    throw invalidFields(firstOfEach(fault));
  }
}

/** Checks the name, so that only entries with schemas load the validator. */
function isValidationError(fault: unknown): fault is ValidationError {
  return fault instanceof Error && fault.name === 'ValidationError';
}

function malformed(): ApiError {
  return new ApiError('malformed', 'The body must be a JSON object with this call’s fields.');
}

function firstOfEach({ inner }: ValidationError): Record<string, string> {
  const fields = new Map<string, string>();
  for (const { path = '', message } of inner) if (!fields.has(path)) fields.set(path, message);
  return Object.fromEntries(fields);
}
