import { contactForm } from '#messages/contact';
import { CONTACT_LIMITS, perContactField, type ContactField } from '@/contract/contact-fields';

export const EMPTY = perContactField(() => '');

/** A field's control: one line, or a text area if `rows` is set. */
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

/** The form's fields, the same before and after its script has loaded. */
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
