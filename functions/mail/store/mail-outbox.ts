import { isLetterKind } from '@/messages/en/mail';
import { type Database, DatabaseError } from '../../core/database/database';
import { toRecord } from '../../core/database/replies';
import { createOutbox, type Outbox } from '../../core/outbox/outbox';
import type { StoredLetter } from '../write-mail';
import { mailKeys } from './mail-keys';

const CONTENT = ['kind', 'to', 'username', 'details', 'nonce', 'writtenAt'];

/** Mails that wait to be sent, in Redis; each method is one command. What a mail says is erased once it is sent. */
export function createMailOutbox(database: Database): Outbox<StoredLetter> {
  return createOutbox(database, {
    keys: { outbox: mailKeys.outbox, destination: mailKeys.service, record: mailKeys.record },
    state: { field: 'state', sent: 'sent', dead: 'dead' },
    sentAt: null,
    shed: CONTENT,
    receipts: null,
    fields: CONTENT,
    read: toLetter,
  });
}

function toLetter(id: string, values: readonly unknown[]): StoredLetter {
  const [kind = '', to = '', username = '', details = '', nonce = '', writtenAt = ''] = values.map(String);
  if (!isLetterKind(kind)) throw new DatabaseError();
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
