import * as v from 'valibot';

const isOk = ({ ok }: Response): boolean => ok;

/**
 * For a request's `validateStatus`: a response whose body does not match the contract's schema counts as failed, with its own
 * status, as does one whose status is not expected.
 */
export const expectResponse =
  (schema: v.GenericSchema, isExpected: (response: Response) => boolean = isOk) =>
  (response: Response, body: unknown): boolean =>
    isExpected(response) && v.is(schema, body);
