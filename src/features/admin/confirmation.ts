import type { FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import { ACCOUNT_PATHS } from '@/contract/account-paths';
import type { Confirmation } from '@/contract/auth-requests';
import type { ErrorCode } from '@/contract/errors';
import { api } from '@/store/api';
import { bearer } from './requests';

export const confirmationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Lets this session do for some minutes what needs a confirmation. */
    confirm: build.mutation<null, Confirmation>({
      query: (body) => ({ url: ACCOUNT_PATHS.confirm, method: 'POST', body }),
      extraOptions: bearer,
    }),
  }),
});

/** Asks whoever sits at the desk for the password; resolves to whether that is confirmed now. */
type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;

/** Provides the dialog that asks, while it is on the page; the result takes it away again. */
export const provideConfirmation = (given: Ask): (() => void) => {
  ask = given;
  return () => {
    if (ask === given) ask = undefined;
  };
};

/** Calls that are refused at the same time share one question. */
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
 * For an endpoint's `queryFn`, in place of a `query`: sends the request, and once more when the server wanted to know first
 * that it is really the admin, and that was confirmed. To the endpoint it is one call.
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
    // What the server answers with is the contract's word, as it is for any `query`.
    return (isRefused && (await askOnce()) ? await send(request) : sent) as never;
  };
