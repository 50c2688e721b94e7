import { auditResponseSchema } from '@/contract/audit';
import type { AuditResponse } from '@/contract/audit';
import { healthResponseSchema } from '@/contract/health';
import type { HealthResponse } from '@/contract/health';
import { messagesResponseSchema } from '@/contract/messages';
import type { MessageRecord, MessagesResponse } from '@/contract/messages';
import { API_PATHS } from '@/contract/paths';
import { overviewResponseSchema } from '@/contract/users';
import type { OverviewResponse } from '@/contract/users';
import { api } from '@/store/api';
import { expectResponse } from '@/store/expect-response';
import { bearer, byCursor } from './requests';

export const adminApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOverview: build.query<OverviewResponse, undefined>({
      query: () => ({ url: API_PATHS.adminOverview, validateStatus: expectResponse(overviewResponseSchema) }),
      extraOptions: bearer,
    }),
    /** A response also when its status says that the site cannot serve. */
    getHealth: build.query<HealthResponse, undefined>({
      query: () => ({
        url: API_PATHS.health,
        validateStatus: expectResponse(healthResponseSchema, () => true),
      }),
    }),
    listMessages: build.infiniteQuery<MessagesResponse, undefined, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ pageParam: cursor }) => ({
        url: API_PATHS.adminMessages,
        params: cursor === null ? {} : { cursor },
        validateStatus: expectResponse(messagesResponseSchema),
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
    listAudit: build.infiniteQuery<AuditResponse, undefined, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ pageParam: cursor }) => ({
        url: API_PATHS.adminAudit,
        params: cursor === null ? {} : { cursor },
        validateStatus: expectResponse(auditResponseSchema),
      }),
      extraOptions: bearer,
    }),
  }),
});

const removeMessage = (id: string) =>
  adminApi.util.updateQueryData('listMessages', undefined, ({ pages }) => {
    for (const page of pages) page.messages = page.messages.filter((message) => message.id !== id);
  });
