import { randomUUID } from 'node:crypto';
import { cutUnits } from '@/contract/clean-text';
import { contactSchema } from '@/contract/contact-requests';
import { messageActionSchema, newAnswerSchema } from '@/contract/message-requests';
import {
  MESSAGE_DESK_PATHS,
  MESSAGE_STATES,
  type ContactResponse,
  type MessageDetail,
  type MessageDetailResponse,
  type MessagesResponse,
  contactResponseSchema,
  messageDetailResponseSchema,
  messagesResponseSchema,
} from '@/contract/messages';
import { API_PATHS } from '@/contract/paths';
import type { Guard } from '../core/guard/turnstile';
import { json, noContent } from '../core/http/answers';
import { CURSOR_QUERY, idParam, queryChoice } from '../core/http/params';
import { type Route, route } from '../core/http/route';
import type { MemoryLimiter } from '../core/limits/memory-limiter';
import { CONTACT_LIMIT } from '../core/limits/rate-limit';
import type { ContactService } from './contact';
import { type ContactAdmin, noSuchMessage } from './contact-admin';

/** Maximum length of a search, in characters; a longer one is cut. */
const SEARCH_LIMIT = 100;

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

  /** `?state=&search=&cursor=`: a `MessagesResponse`. */
  route({
    method: 'GET',
    path: MESSAGE_DESK_PATHS.messages,
    summary: 'List visitors’ messages',
    gives: { 200: messagesResponseSchema },
    query: {
      state: { about: 'In which state.', options: MESSAGE_STATES },
      search: { about: 'Part of the address, the subject or the message.' },
      ...CURSOR_QUERY,
    },
    auth: 'reviewer',
    limit: null,
    body: null,
    async handle({ request }) {
      const { searchParams } = new URL(request.url);
      const filter = {
        state: searchParams.get('state') ? queryChoice(request, 'state', MESSAGE_STATES) : null,
        search: cutUnits((searchParams.get('search') ?? '').trim(), SEARCH_LIMIT),
      };
      return json<MessagesResponse>(await admin.list(filter, searchParams.get('cursor')));
    },
  }),

  /** Also notes that the caller has the message open. */
  route({
    method: 'GET',
    path: MESSAGE_DESK_PATHS.message,
    summary: 'Get a message with its answers, and who else has it open',
    gives: { 200: messageDetailResponseSchema },
    auth: 'reviewer',
    limit: null,
    body: null,
    params: idParam(noSuchMessage),
    handle: async ({ caller, params }) => detailResponse(await admin.view(caller.user, params.id), 200),
  }),

  /** 409 with the current message where it has another version. */
  route({
    method: 'POST',
    path: MESSAGE_DESK_PATHS.message,
    summary: 'Take, release, close or reopen a message',
    gives: { 200: messageDetailResponseSchema },
    refuses: ['conflict'],
    auth: 'reviewer',
    limit: null,
    body: { schema: messageActionSchema },
    params: idParam(noSuchMessage),
    handle: async ({ caller, params, body }) =>
      detailResponse(await admin.act(caller.user, params.id, body), 200),
  }),

  /** 201 once the answer is stored; 409 as above, and on a site without email. */
  route({
    method: 'POST',
    path: MESSAGE_DESK_PATHS.messageAnswers,
    summary: 'Answer a message by email',
    gives: { 201: messageDetailResponseSchema },
    refuses: ['conflict'],
    auth: 'reviewer',
    limit: null,
    body: { schema: newAnswerSchema },
    params: idParam(noSuchMessage),
    async handle({ caller, params, body, context }) {
      const { message, mailing } = await admin.answer(caller.user, params.id, body);
      context.waitUntil(mailing);
      return detailResponse(message, 201);
    },
  }),

  /** 202; 409 unless an answer was given up. */
  route({
    method: 'POST',
    path: MESSAGE_DESK_PATHS.messageResend,
    summary: 'Send the answers that could not be delivered again',
    gives: { 202: messageDetailResponseSchema },
    refuses: ['conflict'],
    auth: 'reviewer',
    limit: null,
    body: null,
    params: idParam(noSuchMessage),
    async handle({ caller, params, context }) {
      const { message, mailing } = await admin.resend(caller.user, params.id);
      context.waitUntil(mailing);
      return detailResponse(message, 202);
    },
  }),

  /** 204; the message is erased for good, with its answers. */
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

function detailResponse(message: MessageDetail, status: number): Response {
  return json<MessageDetailResponse>({ message }, { status });
}
