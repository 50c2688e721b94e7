import {
  MESSAGE_DESK_PATHS,
  messageDetailResponseSchema,
  messagesResponseSchema,
  type MessageDetailResponse,
  type MessagesResponse,
} from '@/contract/messages';
import { pathTo } from '@/contract/paths';
import { bearer, byCursor } from '@/features/admin/requests';
import { api, expectResponse } from '@/store/api';
import { parametersOf, type Filters } from './message-filters';

export const messageQueries = api.enhanceEndpoints({ addTagTypes: ['Message'] }).injectEndpoints({
  endpoints: (build) => ({
    listMessages: build.infiniteQuery<MessagesResponse, Filters, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg, pageParam: cursor }) => ({
        url: MESSAGE_DESK_PATHS.messages,
        params: { ...parametersOf(queryArg), ...(cursor !== null && { cursor }) },
        validateStatus: expectResponse(messagesResponseSchema),
      }),
      extraOptions: bearer,
    }),
    /** Also tells the others that it is open here. */
    getMessage: build.query<MessageDetailResponse, string>({
      query: (id) => ({
        url: pathTo(MESSAGE_DESK_PATHS.message, id),
        validateStatus: expectResponse(messageDetailResponseSchema),
      }),
      extraOptions: bearer,
      providesTags: (_answer, _error, id) => [{ type: 'Message', id }],
    }),
  }),
});
