import type {
  BaseQueryApi,
  BaseQueryFn,
  FetchArgs,
  FetchBaseQueryError,
  FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import { errorResponseSchema } from '@/contract/errors';

/** Options that an endpoint may set as its `extraOptions`. */
export interface EndpointOptions {
  /** Sends the token of the signed-in account. Public calls omit it, so that the CDN can cache them. */
  bearer?: boolean;
}

export type ApiBaseQuery = BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError,
  EndpointOptions,
  FetchBaseQueryMeta
>;

/** Source of the token. A feature provides it, because the store knows none. */
export interface BearerSource {
  getToken: (api: Pick<BaseQueryApi, 'getState'>) => string | null;
  /** Called when the server rejects the token. */
  onRefused: (token: string, api: BaseQueryApi) => void;
}

let source: BearerSource | undefined;

export const provideBearer = (given: BearerSource): void => {
  source = given;
};

/** True if calls with the `bearer` option are sent with a token. */
export const hasBearer = (state: unknown): boolean => Boolean(source?.getToken({ getState: () => state }));

/** A 401 that names fields is about a password in the body, not about the token. */
const namesFields = (body: unknown): boolean =>
  v.is(errorResponseSchema, body) && body.error.fields !== undefined;

/** Adds the token to requests that ask for it, and tells the source when the server rejects it. */
export const withBearer =
  (baseQuery: ApiBaseQuery): ApiBaseQuery =>
  async (request, api, options) => {
    // RTK Query passes undefined for endpoints without `extraOptions`.
    const wanted = (options as EndpointOptions | undefined)?.bearer === true;
    const token = wanted ? source?.getToken(api) : undefined;
    if (!source || !token) return baseQuery(request, api, options);
    const args = typeof request === 'string' ? { url: request } : request;
    const headers = new Headers(args.headers as HeadersInit | undefined);
    headers.set('Authorization', `Bearer ${token}`);
    const result = await baseQuery({ ...args, headers }, api, options);
    if (result.error?.status === 401 && !namesFields(result.error.data)) {
      source.onRefused(token, api);
    }
    return result;
  };
