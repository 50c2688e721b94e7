import { object, type InferType, type Schema } from 'yup';
import { CONTACT_LIMITS, type ContactField } from './contact-fields';
import { emailAddress } from './email';
import { idempotencyKey, turnstileToken } from './request-fields';
import { requiredText } from './text';

const fields = {
  email: emailAddress(),
  subject: requiredText({ label: 'Subject', limit: CONTACT_LIMITS.subject }),
  message: requiredText({ label: 'Message', limit: CONTACT_LIMITS.message, lines: true }),
} satisfies Record<ContactField, Schema<string>>;

/**
 * `POST /api/contact`, answered with 202 and a `ContactResponse`. Both the form and the handler validate with
 * it. Without a key, every call creates a message.
 */
export const contactSchema = object({
  ...fields,
  idempotencyKey: idempotencyKey(),
  turnstileToken: turnstileToken(),
});

export type ContactRequest = InferType<typeof contactSchema>;

/** The fields that the visitor fills in. */
export type ContactForm = Omit<ContactRequest, 'idempotencyKey' | 'turnstileToken'>;
