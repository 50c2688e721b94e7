import {
  MESSAGE_DESK_PATHS,
  messagesResponseSchema,
  type MessageRecord,
  type MessagesResponse,
} from '@/contract/messages';
import { pathTo } from '@/contract/paths';
import { bearer, byCursor } from '@/features/admin/requests';
import { api } from '@/store/api';
import { expectResponse } from '@/store/expect-response';
import { removeOnceDone } from '@/store/optimistic-list';

export const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMessages: build.infiniteQuery<MessagesResponse, undefined, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ pageParam: cursor }) => ({
        url: MESSAGE_DESK_PATHS.messages,
        params: cursor === null ? {} : { cursor },
        validateStatus: expectResponse(messagesResponseSchema),
      }),
      extraOptions: bearer,
    }),
    /** Pessimistic: it leaves the list once it is erased. */
    deleteMessage: build.mutation<null, MessageRecord>({
      query: ({ id }) => ({
        url: pathTo(MESSAGE_DESK_PATHS.message, id),
        method: 'DELETE',
      }),
      extraOptions: bearer,
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) => dispatch(removeOnceDone(id, queryFulfilled)),
    }),
  }),
});
