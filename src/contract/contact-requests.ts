import { object, type InferType, type Schema } from 'yup';
import { CONTACT_LIMITS, type ContactField } from './contact-fields';
import { emailAddress } from './email';
import { idempotencyKey } from './idempotency-key';
import { requiredText } from './text';
import { turnstileToken } from './turnstile-token';

const fields = {
  email: emailAddress(),
  subject: requiredText({ label: 'Subject', limit: CONTACT_LIMITS.subject }),
  message: requiredText({ label: 'Message', limit: CONTACT_LIMITS.message, lines: true }),
} satisfies Record<ContactField, Schema<string>>;

/**
 * `POST /api/contact`, answered with 202 and a `ContactResponse`. The form and the handler check with it.
 * Without a key, every call is a new message.
 */
export const contactSchema = object({
  ...fields,
  idempotencyKey: idempotencyKey(),
  turnstileToken: turnstileToken(),
});

export type ContactRequest = InferType<typeof contactSchema>;

/** What the visitor writes. */
export type ContactForm = Omit<ContactRequest, 'idempotencyKey' | 'turnstileToken'>;
