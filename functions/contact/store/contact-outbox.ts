import { CONTACT_FIELDS } from '@/contract/contact-fields';
import type { ContactForm } from '@/contract/contact-requests';
import type { Database } from '../../core/database/database';
import { createOutbox, type Outbox } from '../../core/outbox/outbox';
import { FORWARDER_KEY, messageKey, OUTBOX_KEY } from './contact-store';
import { toForm } from './stored-form';

/** Messages that wait to be forwarded, in Redis; each method is one command. */
export function createContactOutbox(database: Database): Outbox<ContactForm> {
  return createOutbox(database, {
    keys: { outbox: OUTBOX_KEY, destination: FORWARDER_KEY, record: messageKey },
    state: { field: 'delivery', sent: 'delivered', dead: 'failed' },
    sentAt: 'deliveredAt',
    receipts: null,
    fields: CONTACT_FIELDS,
    read: (_id, texts) => toForm(texts),
  });
}
