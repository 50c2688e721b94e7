import { randomUUID } from 'node:crypto';
import { ADMIN_PATHS } from '@/contract/admin-paths';
import { contactSchema } from '@/contract/contact-requests';
import {
  type ContactResponse,
  type MessagesResponse,
  messagesResponseSchema,
  contactResponseSchema,
} from '@/contract/messages';
import { API_PATHS } from '@/contract/paths';
import type { Guard } from '../core/guard/turnstile';
import { json } from '../core/http/json';
import { noContent } from '../core/http/no-content';
import { idParam } from '../core/http/params';
import { type Route, route } from '../core/http/route';
import type { MemoryLimiter } from '../core/limits/memory-limiter';
import { CONTACT_LIMIT } from '../core/limits/rate-limit';
import type { ContactService } from './contact';
import { type ContactAdmin, noSuchMessage } from './contact-admin';

export interface ContactServices {
  readonly contact: ContactService;
  readonly admin: ContactAdmin;
  readonly guard: Guard;
  /** Counts, by network, how often it is asked whether a message was sent before. */
  readonly repeated: MemoryLimiter;
}

export const contactRoutes = ({ contact, admin, guard, repeated }: ContactServices): Route[] => [
  /**
   * 202 with a `ContactResponse` once the message is stored. A message that was sent before, by its key, is answered in the
   * same way and counts against no limit; neither does one that does not pass the checks.
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

  /** `?cursor=`: a `MessagesResponse`. */
  route({
    method: 'GET',
    path: ADMIN_PATHS.messages,
    summary: 'List messages of visitors',
    gives: { 200: messagesResponseSchema },
    query: { cursor: { about: 'The last page’s nextCursor.' } },
    auth: 'reviewer',
    limit: null,
    body: null,
    handle: async ({ request }) =>
      json<MessagesResponse>(await admin.list(new URL(request.url).searchParams.get('cursor'))),
  }),

  /** 204, the message is erased for good. */
  route({
    method: 'DELETE',
    path: ADMIN_PATHS.message,
    summary: 'Erase a message',
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
