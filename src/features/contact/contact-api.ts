import type { ContactRequest } from '@/contract/contact-requests';
import { contactResponseSchema, type ContactResponse } from '@/contract/messages';
import { API_PATHS } from '@/contract/paths';
import { api, expectResponse } from '@/store/api';

export const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `POST /api/contact`: stores the message. A repeated `idempotencyKey` stores nothing more. */
    sendMessage: build.mutation<ContactResponse, ContactRequest>({
      query: (body) => ({
        url: API_PATHS.contact,
        method: 'POST',
        body,
        validateStatus: expectResponse(contactResponseSchema, ({ status }) => status === 202),
      }),
    }),
  }),
});
