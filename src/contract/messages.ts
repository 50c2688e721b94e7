import * as v from 'valibot';
import { CONTACT_FIELDS } from './contact-fields';
import { cursor, time } from './shapes';

export const MESSAGE_DESK_PATHS = { messages: '/admin/messages', message: '/admin/messages/:id' } as const;

/** `POST /api/contact`, with 202: the message is stored, and will be forwarded. */
export const contactResponseSchema = v.object({ id: v.string() });
export type ContactResponse = v.InferOutput<typeof contactResponseSchema>;

export const DELIVERIES = ['stored', 'waiting', 'delivered', 'failed'] as const;

/** A message of the contact form, as shown to admins. */
const messageRecordSchema = v.object({
  id: v.string(),
  receivedAt: time,
  ...v.entriesFromList(CONTACT_FIELDS, v.string()),
  /** Progress of forwarding; `stored` if no destination is set up. */
  delivery: v.picklist(DELIVERIES),
});
export type MessageRecord = v.InferOutput<typeof messageRecordSchema>;

/** `GET /api/admin/messages?cursor=`: newest first. */
export const messagesResponseSchema = v.object({
  messages: v.array(messageRecordSchema),
  nextCursor: cursor,
});
export type MessagesResponse = v.InferOutput<typeof messagesResponseSchema>;
