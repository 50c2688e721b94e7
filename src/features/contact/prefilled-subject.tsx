import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { ContactForm } from '@/contract/contact-requests';

export interface TopicChoice {
  readonly topic: string | undefined;
  /** Differs with every choice, so that the same topic can be chosen again. */
  readonly chosenAt: string;
}

/** Puts a chosen topic into the subject, unless the visitor has written one. */
export const PrefilledSubject = ({ choice }: { choice: TopicChoice }) => {
  const { values, setFieldValue } = useFormikContext<ContactForm>();
  const subject = useRef(values.subject);
  const prefilled = useRef('');
  useEffect(() => {
    subject.current = values.subject;
  }, [values.subject]);
  useEffect(() => {
    const { topic } = choice;
    if (topic === undefined || (subject.current !== '' && subject.current !== prefilled.current)) return;
    prefilled.current = topic;
    void setFieldValue('subject', topic);
  }, [choice, setFieldValue]);
  return null;
};
