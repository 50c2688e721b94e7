import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { contactForm } from '@/content/support';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { InputField, TextareaField } from '@/ui/field';
import { Stack } from '@/ui/stack';
import { FIELDS } from './fields';
import type { TopicChoice } from './topic-choice';

const loadForm = () => import(/* webpackChunkName: "contact-form" */ './contact-form');
type FormModule = Awaited<ReturnType<typeof loadForm>>;

const Waiting = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;
const WithoutScript = styled.p`
  display: none;

  @media (scripting: none) {
    display: block;
  }
`;

/** Looks like the form and takes as much room, so that nothing moves when the form takes its place. */
const Placeholder = () => (
  <Waiting inert aria-busy="true">
    <Stack gap={1.5}>
      <InputField {...FIELDS.email} required readOnly value="" />
      <InputField {...FIELDS.subject} required readOnly value="" />
      <TextareaField {...FIELDS.message} required readOnly value="" />
      <Stack direction="row">
        <Button variant="primary">{contactForm.submitLabel}</Button>
      </Stack>
    </Stack>
  </Waiting>
);

/** The form with what it needs to check and send is no part of the page: it is fetched once that stands. */
export const FormPlace = ({ choice }: { choice: TopicChoice }) => {
  const [form, setForm] = useState<FormModule | 'failed'>();
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    loadForm().then(setForm, () => setForm('failed'));
  }, [attempt]);

  if (form === 'failed') {
    const { title, text, retryLabel } = contactForm.notLoaded;
    return (
      <Alert
        tone="danger"
        title={title}
        action={<Button onClick={() => setAttempt(attempt + 1)}>{retryLabel}</Button>}
      >
        {text}
      </Alert>
    );
  }
  if (form) return <form.default choice={choice} />;
  const { text, email } = contactForm.noScript;
  return (
    <>
      <Placeholder />
      <WithoutScript>
        {text} <a href={`mailto:${email}`}>{email}</a>.
      </WithoutScript>
    </>
  );
};
