import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query';
import type { Given } from '@/lib/given';
import type { api } from './api';
import type { RootState } from './reducer';

type Endpoint = Parameters<typeof defaultSerializeQueryArgs>[0]['endpointDefinition'];
type ApiState = RootState[typeof api.reducerPath];

/** Later than any clock, so that an answer included in the page is not refetched as too old. */
const NEVER_OLD = Number.MAX_SAFE_INTEGER;

/** Returns an answer or a failure in RTK Query's format. */
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
 * Returns the initial state of a store whose page includes answers of the API. Their endpoints need not be
 * loaded yet. The state is serializable as JSON, and the same for the same answers.
 */
export const givenState = (given: readonly Given[]): Partial<RootState> => {
  const entries = given.map((each): [string, object] => [
    defaultSerializeQueryArgs({
      endpointName: each.endpoint,
      queryArgs: each.argument,
      // Not used by the default serialization of arguments.
      endpointDefinition: undefined as unknown as Endpoint,
    }),
    entryOf(each),
  ]);
  const queries = Object.fromEntries(entries) as unknown as ApiState['queries'];
  return { api: { queries } as ApiState };
};
