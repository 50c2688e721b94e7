import type { MessageActionRequest, NewAnswer } from '@/contract/message-requests';
import {
  MESSAGE_DESK_PATHS,
  messageDetailResponseSchema,
  type MessageDetailResponse,
  type MessageRecord,
} from '@/contract/messages';
import { pathTo } from '@/contract/paths';
import { bearer } from '@/features/admin/requests';
import { expectResponse } from '@/store/api';
import { removeOnceDone } from '@/store/optimistic-list';
import { messageQueries } from './message-queries';

interface OnOne {
  id: string;
}

/** Fetches the message again, also after a refusal: somebody else may have changed it. */
const afterwards = (_answer: unknown, _error: unknown, { id }: OnOne) => [{ type: 'Message' as const, id }];
const validateStatus = expectResponse(messageDetailResponseSchema);

/** Pessimistic: a change shows once the server has it, because two people may work on a message. */
export const messagesApi = messageQueries.injectEndpoints({
  endpoints: (build) => ({
    actOnMessage: build.mutation<MessageDetailResponse, OnOne & MessageActionRequest>({
      query: ({ id, ...body }) => ({
        url: pathTo(MESSAGE_DESK_PATHS.message, id),
        method: 'POST',
        body,
        validateStatus,
      }),
      extraOptions: bearer,
      invalidatesTags: afterwards,
    }),
    answerMessage: build.mutation<MessageDetailResponse, OnOne & NewAnswer>({
      query: ({ id, ...body }) => ({
        url: pathTo(MESSAGE_DESK_PATHS.messageAnswers, id),
        method: 'POST',
        body,
        validateStatus,
      }),
      extraOptions: bearer,
      invalidatesTags: afterwards,
    }),
    /** Sends again the answers that could not be delivered. */
    resendAnswers: build.mutation<MessageDetailResponse, OnOne>({
      query: ({ id }) => ({
        url: pathTo(MESSAGE_DESK_PATHS.messageResend, id),
        method: 'POST',
        validateStatus,
      }),
      extraOptions: bearer,
      invalidatesTags: afterwards,
    }),
    /** It leaves the list once it is erased. */
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
