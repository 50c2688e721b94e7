import type { ContactForm } from '@/contract/contact-requests';
import { type Database, DatabaseError } from '../../core/database/database';
import { createOutbox, type Outbox } from '../../core/outbox/outbox';
import { FORWARDER_KEY, messageKey, OUTBOX_KEY } from './contact-store';

/** Messages that wait to be forwarded, in Redis; each method is one command. */
export function createContactOutbox(database: Database): Outbox<ContactForm> {
  return createOutbox(database, {
    keys: { outbox: OUTBOX_KEY, destination: FORWARDER_KEY, record: messageKey },
    state: { field: 'delivery', sent: 'delivered', dead: 'failed' },
    sentAt: 'deliveredAt',
    fields: ['email', 'subject', 'message'],
    read: toForm,
  });
}

function toForm(_id: string, values: readonly unknown[]): ContactForm {
  const [email, subject, message] = values;
  if (typeof email !== 'string' || typeof subject !== 'string' || typeof message !== 'string') {
    throw new DatabaseError();
  }
  return { email, subject, message };
}
