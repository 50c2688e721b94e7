import { useEffect, useRef, useState } from 'react';
import { contactForm } from '#messages/contact';
import { CONTACT_FIELDS } from '@/contract/contact-fields';
import { contactSchema } from '@/contract/contact-requests';
import { Alert } from '@/ui/feedback/alert';
import { Form } from '@/ui/form/form';
import { FormInput, FormTextarea } from '@/ui/form/form-fields';
import { Stack } from '@/ui/layout/stack';
import { EMPTY, FIELDS } from './fields';
import { PrefilledSubject, type TopicChoice } from './prefilled-subject';
import { useSendMessage } from './use-send-message';

/** Takes focus, which would otherwise stay on the button, so that it is read out and scrolled to. */
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

/** The working contact form. The text stays until it is sent. */
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
