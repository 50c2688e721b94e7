import * as v from 'valibot';
import { CONTACT_FIELDS } from './contact-fields';
import { cursor, figure, person, time } from './shapes';

export const MESSAGE_DESK_PATHS = {
  messages: '/admin/messages',
  message: '/admin/messages/:id',
  messageAnswers: '/admin/messages/:id/answers',
  messageResend: '/admin/messages/:id/resend',
} as const;

/** `POST /api/contact`, with 202: the message is stored, and will be forwarded. */
export const contactResponseSchema = v.object({ id: v.string() });
export type ContactResponse = v.InferOutput<typeof contactResponseSchema>;

export const DELIVERIES = ['stored', 'waiting', 'delivered', 'failed'] as const;

export const MESSAGE_STATES = ['open', 'answered'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** A message of the contact form, as shown to admins. */
const messageRecordSchema = v.object({
  id: v.string(),
  receivedAt: time,
  ...v.entriesFromList(CONTACT_FIELDS, v.string()),
  /** Progress of forwarding; `stored` if no destination is set up. */
  delivery: v.picklist(DELIVERIES),
  state: v.picklist(MESSAGE_STATES),
  /** The member of staff who takes care of it; null for nobody. */
  takenBy: v.nullable(person),
  /** Grows with each change. A change names the version that it is based on. */
  version: figure,
});
export type MessageRecord = v.InferOutput<typeof messageRecordSchema>;

/** `GET /api/admin/messages?state=&search=&cursor=`: newest first. A page may be short or empty and still have a next one. */
export const messagesResponseSchema = v.object({
  messages: v.array(messageRecordSchema),
  nextCursor: cursor,
  /** Number of messages that were looked through for this page. */
  searched: figure,
});
export type MessagesResponse = v.InferOutput<typeof messagesResponseSchema>;

/** An answer sent by email, with the progress of its delivery. */
const messageAnswerSchema = v.object({
  id: v.string(),
  at: time,
  author: person,
  text: v.string(),
  delivery: v.picklist(['waiting', 'sent', 'dead']),
  /** Code of the latest failure, as in `delivery-failures.ts`; null without one. */
  reason: v.nullable(v.string()),
});
export type MessageAnswer = v.InferOutput<typeof messageAnswerSchema>;

const messageDetailSchema = v.object({
  ...messageRecordSchema.entries,
  /** Oldest first. */
  answers: v.array(messageAnswerSchema),
  /** Other members of staff who have it open. */
  viewers: v.array(person),
  /** Whether the site can send email. */
  canAnswer: v.boolean(),
});
export type MessageDetail = v.InferOutput<typeof messageDetailSchema>;

/** `GET` and `POST /api/admin/messages/{id}`, `POST` of its answers and of `resend`. */
export const messageDetailResponseSchema = v.object({ message: messageDetailSchema });
export type MessageDetailResponse = v.InferOutput<typeof messageDetailResponseSchema>;
