import { useRef } from 'react';
import { contactSchema, type ContactForm } from '@/contract/contact-requests';
import { randomUuid } from '@/lib/random-uuid';
import { contactForm } from '@/messages/en/contact';
import { toFailure, type Failure } from '@/store/failure';
import { contactApi } from './contact-api';

const explain = ({ status, message }: Failure): string => {
  const { text, offline } = contactForm.failure;
  if (status === null && !navigator.onLine) return `${offline} ${text}`;
  return `${message} ${text}`;
};

/** Sends the form. The same text keeps its key, so that what is sent again after a lost answer is stored once. */
export const useSendMessage = () => {
  const [sendMessage, { isLoading }] = contactApi.useSendMessageMutation();
  const draft = useRef({ text: '', key: '' });
  return {
    isSending: isLoading,
    /** Resolves to null when the message is stored, else to what the visitor should know. */
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
