import { randomUUID } from 'node:crypto';
import { contactSchema } from '@/contract/contact-requests';
import {
  MESSAGE_DESK_PATHS,
  type ContactResponse,
  type MessagesResponse,
  messagesResponseSchema,
  contactResponseSchema,
} from '@/contract/messages';
import { API_PATHS } from '@/contract/paths';
import type { Guard } from '../core/guard/turnstile';
import { json, noContent } from '../core/http/answers';
import { CURSOR_QUERY, idParam } from '../core/http/params';
import { type Route, route } from '../core/http/route';
import type { MemoryLimiter } from '../core/limits/memory-limiter';
import { CONTACT_LIMIT } from '../core/limits/rate-limit';
import type { ContactService } from './contact';
import { type ContactAdmin, noSuchMessage } from './contact-admin';

export interface ContactServices {
  readonly contact: ContactService;
  readonly admin: ContactAdmin;
  readonly guard: Guard;
  /** Counts, by client subnet, checks whether a message was sent before. */
  readonly repeated: MemoryLimiter;
}

export const contactRoutes = ({ contact, admin, guard, repeated }: ContactServices): Route[] => [
  /**
   * 202 with a `ContactResponse` once the message is stored. A repeated message, by its key, gets the same answer and counts
   * against no limit; nor does one that fails validation.
   */
  route({
    method: 'POST',
    path: API_PATHS.contact,
    summary: 'Send a message to the team',
    gives: { 202: contactResponseSchema },
    auth: 'public',
    limit: { rule: CONTACT_LIMIT, counted: 'by-handler' },
    body: { schema: contactSchema },
    async handle({ body: { idempotencyKey, turnstileToken, ...form }, context, network, countCall }) {
      const id = idempotencyKey ?? randomUUID();
      const mayBeKnown = idempotencyKey !== undefined && repeated.take(await network()) === 0;
      if (!mayBeKnown || !(await contact.isKnown(id))) {
        await countCall();
        await guard.check(turnstileToken, context.ip);
        const { forwarding } = await contact.accept(id, form);
        context.waitUntil(forwarding);
      }
      return json<ContactResponse>({ id }, { status: 202 });
    },
  }),

  route({
    method: 'GET',
    path: MESSAGE_DESK_PATHS.messages,
    summary: 'List visitors’ messages',
    gives: { 200: messagesResponseSchema },
    query: CURSOR_QUERY,
    auth: 'reviewer',
    limit: null,
    body: null,
    handle: async ({ request }) =>
      json<MessagesResponse>(await admin.list(new URL(request.url).searchParams.get('cursor'))),
  }),

  /** 204; the message is erased for good. */
  route({
    method: 'DELETE',
    path: MESSAGE_DESK_PATHS.message,
    summary: 'Delete a message',
    gives: { 204: null },
    auth: 'admin',
    limit: null,
    body: null,
    params: idParam(noSuchMessage),
    async handle({ caller, params }) {
      await admin.remove(caller.user, params.id);
      return noContent();
    },
  }),
];
