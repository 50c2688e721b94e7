import type { Schema, ValidationError } from 'yup';
import { ApiError } from '../errors/api-error';
import { isRecord } from '../untrusted';

/**
 * What a schema makes of a request's body, without fields that it does not know.
 * @throws ApiError `malformed` when the body is no object, `validation_failed` with what is wrong with each field
 */
export function validate<T>(schema: Schema<T>, body: unknown): T {
  if (!isRecord(body)) throw malformed();
  try {
    return schema.validateSync(body, { abortEarly: false, stripUnknown: true });
  } catch (fault) {
    // The validator itself stumbles over objects that pose as its own, or go too deep.
    if (!isValidationError(fault)) throw malformed();
    throw new ApiError('validation_failed', 'Please check the fields.', { fields: firstOfEach(fault) });
  }
}

/** By its name, so that only entries that have schemas load the validator. */
function isValidationError(fault: unknown): fault is ValidationError {
  return fault instanceof Error && fault.name === 'ValidationError';
}

function malformed(): ApiError {
  return new ApiError('malformed', 'The body must be a JSON object with the fields of this call.');
}

function firstOfEach({ inner }: ValidationError): Record<string, string> {
  const fields = new Map<string, string>();
  for (const { path = '', message } of inner) if (!fields.has(path)) fields.set(path, message);
  return Object.fromEntries(fields);
}
