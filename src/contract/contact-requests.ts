import { object } from 'yup';
import type { InferType } from 'yup';
import { emailAddress } from './email';
import { idempotencyKey } from './idempotency-key';
import { CONTACT_LIMITS } from './limits';
import { requiredText } from './text';

/**
 * `POST /api/contact`, answered with 202 and a `ContactResponse`. The form and the handler check with it.
 * Without a key, every call is a new message.
 */
export const contactSchema = object({
  email: emailAddress(),
  subject: requiredText({ label: 'Subject', limit: CONTACT_LIMITS.subject }),
  message: requiredText({ label: 'Message', limit: CONTACT_LIMITS.message, lines: true }),
  idempotencyKey: idempotencyKey(),
});

export type ContactRequest = InferType<typeof contactSchema>;

/** What the visitor writes. */
export type ContactForm = Omit<ContactRequest, 'idempotencyKey'>;
