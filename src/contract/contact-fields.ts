import { EMAIL_LIMIT } from './users';

/** The fields of a contact message in the form's order, each with its maximum length in characters. */
export const CONTACT_LIMITS = {
  email: EMAIL_LIMIT,
  /** Fits into a line of a mailbox. */
  subject: 120,
  /** Two pages: room for a whole story, but too little for a stranger to fill the database. */
  message: 5_000,
} as const;

/** Maximum length of an answer, in characters; as long as a message. */
export const ANSWER_LIMIT = 5_000;

export type ContactField = keyof typeof CONTACT_LIMITS;

export const CONTACT_FIELDS = Object.keys(CONTACT_LIMITS) as readonly ContactField[];

/** Builds an object with a value for each field. */
export const perContactField = <Value>(valueOf: (field: ContactField) => Value) =>
  Object.fromEntries(CONTACT_FIELDS.map((field) => [field, valueOf(field)])) as Record<ContactField, Value>;
