import type { FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import { ACCOUNT_PATHS } from '@/contract/account-paths';
import type { Confirmation } from '@/contract/auth-requests';
import type { ErrorCode } from '@/contract/errors';
import { api } from '@/store/api';
import { bearer } from './requests';

export const confirmationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Allows this session actions that need a confirmation for some minutes. */
    confirm: build.mutation<null, Confirmation>({
      query: (body) => ({ url: ACCOUNT_PATHS.confirm, method: 'POST', body }),
      extraOptions: bearer,
    }),
  }),
});

/** Asks the admin for the password; resolves to true once it is confirmed. */
type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;

/** Registers the dialog that asks, while it is mounted; returns the function that unregisters it. */
export const provideConfirmation = (given: Ask): (() => void) => {
  ask = given;
  return () => {
    if (ask === given) ask = undefined;
  };
};

/** Calls refused at the same time share one question. */
const askOnce: Ask = () => {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => (asking = undefined));
  return asking;
};

const CONFIRMATION_REQUIRED: ErrorCode = 'confirmation_required';
const refusalSchema = v.object({
  data: v.object({ error: v.object({ code: v.literal(CONFIRMATION_REQUIRED) }) }),
});

interface Sent {
  error?: FetchBaseQueryError | undefined;
}

/**
 * Makes an endpoint's `queryFn`, used instead of a `query`: sends the request, and again if the server
 * required a confirmation and the admin gave it. The endpoint sees a single call.
 */
export const afterConfirmation =
  <Arg>(toRequest: (arg: Arg) => FetchArgs) =>
  async <Result extends Sent>(
    arg: Arg,
    _api: unknown,
    _options: unknown,
    send: (request: FetchArgs) => PromiseLike<Result> | Result,
  ): Promise<never> => {
    const request = toRequest(arg);
    const sent = await send(request);
    const isRefused = v.is(refusalSchema, sent.error && { data: sent.error.data });
    // The answer has the contract's type, as for any `query`.
    return (isRefused && (await askOnce()) ? await send(request) : sent) as never;
  };
