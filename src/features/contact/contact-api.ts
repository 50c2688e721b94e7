import type { ContactAnswer, ContactRequest } from '@/contract/contact';
import { API_PATHS } from '@/contract/paths';
import { api } from '@/store/api';

/** A success of another shape is not ours, and nothing is stored. */
const isAccepted = ({ status }: Response, body: unknown): boolean =>
  status === 202 && typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string';

export const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `POST /api/contact`: the message is stored. A repeated `idempotencyKey` stores nothing more. */
    sendMessage: build.mutation<ContactAnswer, ContactRequest>({
      query: (body) => ({ url: API_PATHS.contact, method: 'POST', body, validateStatus: isAccepted }),
    }),
  }),
});
