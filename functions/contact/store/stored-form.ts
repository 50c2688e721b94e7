import { CONTACT_FIELDS, perContactField } from '@/contract/contact-fields';
import type { ContactForm } from '@/contract/contact-requests';
import { DatabaseError } from '../../core/database/database';

/**
 * What the visitor wrote, from the stored texts in the order of `CONTACT_FIELDS`. A field that the form did not have yet when
 * the message was sent is empty. Throws `DatabaseError` when something other than texts was stored.
 */
export function toForm(texts: readonly unknown[]): ContactForm {
  return perContactField((field) => toText(texts[CONTACT_FIELDS.indexOf(field)]));
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') throw new DatabaseError();
  return value;
}
