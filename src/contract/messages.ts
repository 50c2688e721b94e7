export const DELIVERIES = ['stored', 'waiting', 'delivered', 'failed'] as const;

/** A message of the contact form, as admins read it. */
export interface MessageRecord {
  id: string;
  /** ISO 8601. */
  receivedAt: string;
  email: string;
  subject: string;
  message: string;
  /** How forwarding goes; `stored` when there was nowhere to forward it to. */
  delivery: (typeof DELIVERIES)[number];
}

/** `GET /api/admin/messages?cursor=`: newest first. */
export interface MessagesAnswer {
  messages: MessageRecord[];
  /** For `?cursor=`; null at the end. */
  nextCursor: string | null;
}
