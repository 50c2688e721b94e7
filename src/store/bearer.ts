import type {
  BaseQueryApi,
  BaseQueryFn,
  FetchArgs,
  FetchBaseQueryError,
  FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import { errorResponseSchema } from '@/contract/errors';

/** What an endpoint may ask for beside its request. */
export interface EndpointOptions {
  /** Sends the token of the account that is signed in. Public calls leave it out, so that the CDN can answer them. */
  bearer?: boolean;
}

export type Send = BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError,
  EndpointOptions,
  FetchBaseQueryMeta
>;

/** Who signs the calls. One feature says so, and the store knows none. */
export interface BearerSource {
  getToken: (api: BaseQueryApi) => string | null;
  /** Called when the server does not know the token, or no longer. */
  onRefused: (token: string, api: BaseQueryApi) => void;
}

let source: BearerSource | undefined;

export const provideBearer = (given: BearerSource): void => {
  source = given;
};

/** A 401 that names fields speaks of a password in the body, not of the token. */
const namesFields = (body: unknown): boolean =>
  v.is(errorResponseSchema, body) && body.error.fields !== undefined;

/** Adds the token to the calls that ask for it, and tells its source when the server refuses it. */
export const withBearer =
  (send: Send): Send =>
  async (request, api, options) => {
    // An endpoint without options of its own gets none at all.
    const wanted = (options as EndpointOptions | undefined)?.bearer === true;
    const token = wanted ? source?.getToken(api) : undefined;
    if (!source || !token) return send(request, api, options);
    const args = typeof request === 'string' ? { url: request } : request;
    const headers = new Headers(args.headers as HeadersInit | undefined);
    headers.set('Authorization', `Bearer ${token}`);
    const result = await send({ ...args, headers }, api, options);
    if (result.error?.status === 401 && !namesFields(result.error.data)) {
      source.onRefused(token, api);
    }
    return result;
  };
