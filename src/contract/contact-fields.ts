import { EMAIL_LIMIT } from './limits';

/** The fields of a contact message in the form's order, each with the most characters that it takes. */
export const CONTACT_LIMITS = {
  email: EMAIL_LIMIT,
  /** What fits into a line of a mailbox. */
  subject: 120,
  /** Two pages: room for a whole story, and little enough for a stranger to fill the database with. */
  message: 5_000,
} as const;

export type ContactField = keyof typeof CONTACT_LIMITS;

export const CONTACT_FIELDS = Object.keys(CONTACT_LIMITS) as readonly ContactField[];

/** A value for each field. */
export const perContactField = <Value>(valueOf: (field: ContactField) => Value) =>
  Object.fromEntries(CONTACT_FIELDS.map((field) => [field, valueOf(field)])) as Record<ContactField, Value>;
