import type { MessageRecord, MessagesAnswer } from '@/contract/messages';
import { API_PATHS } from '@/contract/paths';
import { isMessagesAnswer } from '@/features/admin/answers';
import { bearer, byCursor, ifAnswer } from '@/features/admin/requests';
import { api } from '@/store/api';
import { removeOnceDone } from '@/store/optimistic-list';

export const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMessages: build.infiniteQuery<MessagesAnswer, undefined, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ pageParam: cursor }) => ({
        url: API_PATHS.adminMessages,
        params: cursor === null ? {} : { cursor },
        validateStatus: ifAnswer(isMessagesAnswer),
      }),
      extraOptions: bearer,
    }),
    /** Leaves the list once it is erased. */
    deleteMessage: build.mutation<null, MessageRecord>({
      query: ({ id }) => ({
        url: API_PATHS.adminMessage.replace(':id', encodeURIComponent(id)),
        method: 'DELETE',
      }),
      extraOptions: bearer,
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) => dispatch(removeOnceDone(id, queryFulfilled)),
    }),
  }),
});
