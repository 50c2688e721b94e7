import { useEffect, useRef, useState } from 'react';
import { CONTACT_FIELDS } from '@/contract/contact-fields';
import { contactSchema } from '@/contract/contact-requests';
import { contactForm } from '@/messages/en/contact';
import { Alert } from '@/ui/feedback/alert';
import { Form } from '@/ui/form/form';
import { FormInput } from '@/ui/form/form-fields';
import { FormTextarea } from '@/ui/form/form-textarea';
import { Stack } from '@/ui/layout/stack';
import { EMPTY, FIELDS } from './fields';
import { PrefilledSubject } from './prefilled-subject';
import type { TopicChoice } from './topic-choice';
import { useSendMessage } from './use-send-message';

/** Takes the focus, which the button would keep otherwise, so that it is read out and scrolled to. */
const Sent = () => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.focus();
  }, []);
  return (
    <Alert ref={root} tabIndex={-1} tone="success" title={contactForm.success.title}>
      {contactForm.success.text}
    </Alert>
  );
};

/** The contact form at work. What was written stays until it was sent. */
const ContactForm = ({ choice }: { choice: TopicChoice }) => {
  const { send, isSending } = useSendMessage();
  const [sent, setSent] = useState(false);
  return (
    <Stack>
      <Form
        initialValues={EMPTY}
        schema={contactSchema}
        send={(values, turnstileToken) => {
          setSent(false);
          return send(values, turnstileToken);
        }}
        rememberAs="contact"
        guarded
        onDone={() => setSent(true)}
        submitLabel={isSending ? contactForm.sendingLabel : contactForm.submitLabel}
        failureTitle={contactForm.failure.title}
      >
        <PrefilledSubject choice={choice} />
        {CONTACT_FIELDS.map((name) => {
          const Field = FIELDS[name].rows === undefined ? FormInput : FormTextarea;
          return <Field key={name} name={name} {...FIELDS[name]} />;
        })}
      </Form>
      {sent && <Sent />}
    </Stack>
  );
};

export default ContactForm;
