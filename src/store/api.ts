import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
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
