import * as v from 'valibot';

const isOk = ({ ok }: Response): boolean => ok;

/**
 * Returns a request's `validateStatus`: a response with an unexpected status, or whose body does not match
 * the contract's schema, fails with its own status.
 */
export const expectResponse =
  (schema: v.GenericSchema, isExpected: (response: Response) => boolean = isOk) =>
  (response: Response, body: unknown): boolean =>
    isExpected(response) && v.is(schema, body);
