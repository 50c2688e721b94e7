import { CONTACT_FIELDS, perContactField } from '@/contract/contact-fields';
import type { ContactForm } from '@/contract/contact-requests';
import { DatabaseError } from '../../core/database/database';

/**
 * Returns the visitor's form from the stored texts in the order of `CONTACT_FIELDS`. Fields that the form lacked when the message
 * was sent are empty. Throws `DatabaseError` for stored values other than texts.
 */
export function toForm(texts: readonly unknown[]): ContactForm {
  return perContactField((field) => toText(texts[CONTACT_FIELDS.indexOf(field)]));
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') throw new DatabaseError();
  return value;
}
