import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query';
import type { Given } from '@/lib/given';
import type { api } from './api';
import type { RootState } from './reducer';

type Endpoint = Parameters<typeof defaultSerializeQueryArgs>[0]['endpointDefinition'];
type ApiState = RootState[typeof api.reducerPath];

/** Later than any clock says: an answer that came with the page is not asked for again as too old. */
const NEVER_OLD = Number.MAX_SAFE_INTEGER;

/** As RTK Query keeps an answer, or a failure. */
const entryOf = ({ endpoint, argument, answer }: Given) => {
  const asked = {
    endpointName: endpoint,
    originalArgs: argument,
    requestId: 'given',
    startedTimeStamp: NEVER_OLD,
  };
  return answer === undefined
    ? { ...asked, status: 'rejected', error: { status: 503, data: null } }
    : { ...asked, status: 'fulfilled', data: answer, fulfilledTimeStamp: NEVER_OLD };
};

/**
 * What a store begins with whose page has answers of the API already. Their endpoints need not be there yet. It can be
 * written as JSON, and is the same for the same answers.
 */
export const givenState = (given: readonly Given[]): Partial<RootState> => {
  const entries = given.map((each): [string, object] => [
    defaultSerializeQueryArgs({
      endpointName: each.endpoint,
      queryArgs: each.argument,
      // Not looked at by the way in which arguments are written by default.
      endpointDefinition: undefined as unknown as Endpoint,
    }),
    entryOf(each),
  ]);
  const queries = Object.fromEntries(entries) as unknown as ApiState['queries'];
  return { api: { queries } as ApiState };
};
