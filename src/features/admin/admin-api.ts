import type { AuditAnswer } from '@/contract/audit';
import type { HealthAnswer } from '@/contract/health';
import type { MessageRecord, MessagesAnswer } from '@/contract/messages';
import { API_PATHS } from '@/contract/paths';
import type { OverviewAnswer } from '@/contract/users';
import { api } from '@/store/api';
import { isAuditAnswer, isHealthAnswer, isMessagesAnswer, isOverviewAnswer } from './answers';
import { bearer, byCursor, ifAnswer } from './requests';

export const adminApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOverview: build.query<OverviewAnswer, undefined>({
      query: () => ({ url: API_PATHS.adminOverview, validateStatus: ifAnswer(isOverviewAnswer) }),
      extraOptions: bearer,
    }),
    /** An answer also when its status says that the site cannot serve. */
    getHealth: build.query<HealthAnswer, undefined>({
      query: () => ({ url: API_PATHS.health, validateStatus: (_response, body) => isHealthAnswer(body) }),
    }),
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
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const isErased = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (isErased) dispatch(removeMessage(id));
      },
    }),
    listAudit: build.infiniteQuery<AuditAnswer, undefined, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ pageParam: cursor }) => ({
        url: API_PATHS.adminAudit,
        params: cursor === null ? {} : { cursor },
        validateStatus: ifAnswer(isAuditAnswer),
      }),
      extraOptions: bearer,
    }),
  }),
});

const removeMessage = (id: string) =>
  adminApi.util.updateQueryData('listMessages', undefined, ({ pages }) => {
    for (const page of pages) page.messages = page.messages.filter((message) => message.id !== id);
  });
