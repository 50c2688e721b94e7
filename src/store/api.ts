import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import * as v from 'valibot';
import { API_BASE } from '@/contract/paths';
import { withBearer } from './bearer';
import { withCsrf } from './csrf';
import { withHeaderDetails } from './header-details';

/** Longer than the functions' slowest response, so that a dead connection ends too. */
const TIMEOUT_MS = 15_000;

/** The only RTK Query api. Features inject their endpoints into it; it knows none of them. */
export const api = createApi({
  baseQuery: withBearer(
    withCsrf(withHeaderDetails(fetchBaseQuery({ baseUrl: API_BASE, timeout: TIMEOUT_MS }))),
  ),
  endpoints: () => ({}),
});

const isOk = ({ ok }: Response): boolean => ok;

/**
 * Returns a request's `validateStatus`: a response with an unexpected status, or whose body does not match
 * the contract's schema, fails with its own status.
 */
export const expectResponse =
  (schema: v.GenericSchema, isExpected: (response: Response) => boolean = isOk) =>
  (response: Response, body: unknown): boolean =>
    isExpected(response) && v.is(schema, body);
