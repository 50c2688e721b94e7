import { styled } from 'styled-components';
import { contactForm } from '#messages/contact';
import { CONTACT_FIELDS } from '@/contract/contact-fields';
import { useChunk } from '@/hooks/use-chunk';
import { onlyWithScript, onlyWithoutScript } from '@/theme/mixins';
import { Button } from '@/ui/button/button';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { InputField, TextareaField } from '@/ui/form/field';
import { GuardRoom } from '@/ui/form/guard-place';
import { Stack } from '@/ui/layout/stack';
import { FIELDS } from './fields';
import type { TopicChoice } from './prefilled-subject';

const loadForm = () => import(/* webpackChunkName: "contact-form" */ './contact-form');

const Waiting = styled.div`
  ${onlyWithScript}
`;
const WithoutScript = styled.p`
  ${onlyWithoutScript}
`;

/** Looks like the form and takes as much room, so nothing moves when the form replaces it. */
const Placeholder = () => (
  <Waiting inert aria-busy="true">
    <Stack gap={1.5}>
      {CONTACT_FIELDS.map((name) => {
        const Field = FIELDS[name].rows === undefined ? InputField : TextareaField;
        return <Field key={name} name={name} required {...FIELDS[name]} readOnly value="" />;
      })}
      {TURNSTILE_SITE_KEY !== '' && <GuardRoom />}
      <Stack direction="row">
        <Button variant="primary">{contactForm.submitLabel}</Button>
      </Stack>
    </Stack>
  </Waiting>
);

/** The form's code, with validation and sending, loads after the page has rendered. */
export const FormPlace = ({ choice }: { choice: TopicChoice }) => {
  const { chunk: form, retry } = useChunk(loadForm);

  if (form === 'failed') {
    const { text, ...texts } = contactForm.notLoaded;
    return (
      <RetryAlert {...texts} onRetry={retry}>
        {text}
      </RetryAlert>
    );
  }
  if (form) return <form.default choice={choice} />;
  const { text, email } = contactForm.noScript;
  return (
    <>
      <Placeholder />
      <WithoutScript>
        {text}{' '}
        <a href={`mailto:${email}`} translate="no">
          {email}
        </a>
        .
      </WithoutScript>
    </>
  );
};
