import * as v from 'valibot';
import { CONTACT_FIELDS } from './contact-fields';
import { cursor, time } from './shapes';

/** `POST /api/contact`, with 202: the message is stored, and will be forwarded. */
export const contactResponseSchema = v.object({ id: v.string() });
export type ContactResponse = v.InferOutput<typeof contactResponseSchema>;

export const DELIVERIES = ['stored', 'waiting', 'delivered', 'failed'] as const;

/** A message of the contact form, as admins read it. */
const messageRecordSchema = v.object({
  id: v.string(),
  receivedAt: time,
  ...v.entriesFromList(CONTACT_FIELDS, v.string()),
  /** How forwarding goes; `stored` when there was nowhere to forward it to. */
  delivery: v.picklist(DELIVERIES),
});
export type MessageRecord = v.InferOutput<typeof messageRecordSchema>;

/** `GET /api/admin/messages?cursor=`: newest first. */
export const messagesResponseSchema = v.object({
  messages: v.array(messageRecordSchema),
  nextCursor: cursor,
});
export type MessagesResponse = v.InferOutput<typeof messagesResponseSchema>;
