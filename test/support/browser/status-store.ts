import { http } from 'msw';
import type { SetupServer } from 'msw/node';
import type { ServerId } from '@/contract/network/servers';
import type { StatusResponse } from '@/contract/status';
import { statusApi } from '@/features/status/status-api';
import { makeStore, type AppStore } from '@/store/store';

type Given = StatusResponse<ServerId> | Response;

export const fetchInto = ({ dispatch }: Pick<AppStore, 'dispatch'>) =>
  dispatch(statusApi.endpoints.getStatus.initiate(undefined, { forceRefetch: true, subscribe: false }));

/** Stores that fetch their status from the test's responses, each of which is served once. */
export const statusStores = (network: SetupServer) => {
  const respondWith = (...responses: Given[]) => {
    for (const response of responses.toReversed()) {
      network.use(
        http.get('/api/status', () => (response instanceof Response ? response : Response.json(response)), {
          once: true,
        }),
      );
    }
  };
  /** Returns a store that has fetched these responses in sequence. */
  const storeAfter = async (...responses: Given[]) => {
    respondWith(...responses);
    const store = makeStore();
    for (let fetched = 0; fetched < responses.length; fetched += 1) await fetchInto(store);
    return store;
  };
  return { respondWith, storeAfter };
};
