import { styled } from 'styled-components';
import { CONTACT_FIELDS } from '@/contract/contact-fields';
import { useChunk } from '@/hooks/use-chunk';
import { contactForm } from '@/messages/en/contact';
import { onlyWithScript, onlyWithoutScript } from '@/theme/mixins';
import { Button } from '@/ui/button/button';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { InputField, TextareaField } from '@/ui/form/field';
import { GuardRoom } from '@/ui/form/guard-place';
import { Stack } from '@/ui/layout/stack';
import { FIELDS } from './fields';
import type { TopicChoice } from './topic-choice';

const loadForm = () => import(/* webpackChunkName: "contact-form" */ './contact-form');

const Waiting = styled.div`
  ${onlyWithScript}
`;
const WithoutScript = styled.p`
  ${onlyWithoutScript}
`;

/** Looks like the form and takes as much room, so that nothing moves when the form takes its place. */
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

/** The form with what it needs to check and send is no part of the page: it is fetched once that stands. */
export const FormPlace = ({ choice }: { choice: TopicChoice }) => {
  const { chunk: form, retry } = useChunk(loadForm);

  if (form === 'failed') {
    const { text, ...words } = contactForm.notLoaded;
    return (
      <RetryAlert {...words} onRetry={retry}>
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
