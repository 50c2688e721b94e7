import * as v from 'valibot';

const isOk = ({ ok }: Response): boolean => ok;

/**
 * For a request's `validateStatus`: a response of another shape than the contract's counts as a failed one, with its own
 * status, and so does one of another status than the given, or of any error status.
 */
export const expectResponse =
  (schema: v.GenericSchema, isExpected: (response: Response) => boolean = isOk) =>
  (response: Response, body: unknown): boolean =>
    isExpected(response) && v.is(schema, body);
