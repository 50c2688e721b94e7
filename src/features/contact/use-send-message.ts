import { useRef } from 'react';
import { contactForm } from '#messages/contact';
import { contactSchema, type ContactForm } from '@/contract/contact-requests';
import { randomUuid } from '@/lib/random-uuid';
import { toFailure, type Failure } from '@/store/failure';
import { contactApi } from './contact-api';

const explain = ({ status, message }: Failure): string => {
  const { text, offline } = contactForm.failure;
  if (status === null && !navigator.onLine) return `${offline} ${text}`;
  return `${message} ${text}`;
};

/** Sends the form. The same text keeps its key, so sending it again after a lost answer stores it once. */
export const useSendMessage = () => {
  const [sendMessage, { isLoading }] = contactApi.useSendMessageMutation();
  const draft = useRef({ text: '', key: '' });
  return {
    isSending: isLoading,
    /** Resolves to null once the message is stored, else to the failure for the visitor. */
    send: async (form: ContactForm, turnstileToken?: string) => {
      const message = contactSchema.cast(form);
      const text = JSON.stringify(message);
      if (draft.current.text !== text) draft.current = { text, key: randomUuid() };
      const { error } = await sendMessage({
        ...message,
        idempotencyKey: draft.current.key,
        ...(turnstileToken !== undefined && { turnstileToken }),
      });
      if (!error) {
        draft.current = { text: '', key: '' };
        return null;
      }
      const failure = toFailure(error);
      return { message: explain(failure), fields: failure.fields };
    },
  };
};
