import { isEmailKind } from '#messages/mail';
import { type Database, DatabaseError } from '../../core/database/database';
import { toRecord } from '../../core/database/replies';
import { createOutbox, type Outbox } from '../../core/outbox/outbox';
import type { StoredEmail } from '../write-mail';
import { mailKeys } from './mail-keys';

const CONTENT = ['kind', 'to', 'username', 'details', 'nonce', 'writtenAt'];

/** Queued emails in Redis; each method is one command. The content of an email is erased once it is sent. */
export function createMailOutbox(database: Database): Outbox<StoredEmail> {
  return createOutbox(database, {
    keys: { outbox: mailKeys.outbox, destination: mailKeys.service, record: mailKeys.record },
    state: { field: 'state', sent: 'sent', dead: 'dead' },
    sentAt: null,
    shed: CONTENT,
    receipts: null,
    fields: CONTENT,
    read: toStoredEmail,
  });
}

function toStoredEmail(id: string, values: readonly unknown[]): StoredEmail {
  const [kind = '', to = '', username = '', details = '', nonce = '', writtenAt = ''] = values.map(String);
  if (!isEmailKind(kind)) throw new DatabaseError();
  const texts = Object.entries(toRecord(details)).map(([name, text]) => [name, String(text)] as const);
  return {
    id,
    kind,
    to,
    username,
    details: Object.fromEntries(texts),
    nonce: nonce === '' ? null : nonce,
    writtenAt: Number(writtenAt),
  };
}
