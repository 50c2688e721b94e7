import { CONTACT_LIMITS, perContactField, type ContactField } from '@/contract/contact-fields';
import { contactForm } from '@/messages/en/contact';

export const EMPTY = perContactField(() => '');

/** How a field is drawn: on one line, or with `rows` as an area of text. */
interface Control {
  label: string;
  hint?: string;
  type?: 'email' | 'text';
  autoComplete?: string;
  maxLength?: number;
  counter?: boolean;
  rows?: number;
  required?: boolean;
}

const { fields, hints } = contactForm;

/** The form's fields, the same while they wait for their script as afterwards. */
export const FIELDS: Record<ContactField, Control> = {
  email: { label: fields.email, hint: hints.email, type: 'email', autoComplete: 'email' },
  subject: { label: fields.subject, maxLength: CONTACT_LIMITS.subject, counter: true },
  message: {
    label: fields.message,
    hint: hints.message,
    maxLength: CONTACT_LIMITS.message,
    counter: true,
    rows: 8,
  },
};
