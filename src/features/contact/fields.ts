import { contactForm } from '@/content/support';
import type { ContactForm } from '@/contract/contact-requests';
import { CONTACT_LIMITS } from '@/contract/limits';

export const EMPTY: ContactForm = { email: '', subject: '', message: '' };

const { fields, hints } = contactForm;

/** The form's fields, the same while they wait for their script as afterwards. */
export const FIELDS = {
  email: { name: 'email', label: fields.email, hint: hints.email, type: 'email', autoComplete: 'email' },
  subject: { name: 'subject', label: fields.subject, maxLength: CONTACT_LIMITS.subject, counter: true },
  message: {
    name: 'message',
    label: fields.message,
    hint: hints.message,
    maxLength: CONTACT_LIMITS.message,
    counter: true,
    rows: 8,
  },
} as const;
