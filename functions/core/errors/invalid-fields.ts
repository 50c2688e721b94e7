import { ApiError } from './api-error';

/** Returns the refusal of a body, with a message for each invalid field by its name. */
export function invalidFields(fields: Record<string, string>): ApiError {
  return new ApiError('validation_failed', 'Please check the fields.', { fields });
}

/** Returns the refusal of a query, with a message for each invalid parameter by its name. */
export function invalidQuery(fields: Record<string, string>): ApiError {
  return new ApiError('validation_failed', 'Please check the query.', { fields });
}
