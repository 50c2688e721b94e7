import { useField } from 'formik';
import { styled } from 'styled-components';
import { eventsDesk } from '#messages/content-desk-events';
import { CONTENT_LIMITS } from '@/contract/content-fields';
import { FormInput } from '@/ui/form/form-fields';
import { FormTextarea } from '@/ui/form/form-textarea';
import { Note } from '@/ui/layout/text';
import { ArtField } from '../fields/art-field';
import { MomentField } from '../fields/moment-field';

const Pair = styled.div`
  display: grid;
  gap: ${({ theme }) => `0 ${theme.space[2]}`};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
`;

const { fields, hints, rule } = eventsDesk;

export const EventFields = () => {
  const [{ value: startsAt }] = useField<string | null>('startsAt');
  return (
    <>
      <FormInput name="title" label={fields.title} maxLength={CONTENT_LIMITS.title} counter />
      <Note>{rule}</Note>
      <Pair>
        <MomentField name="startsAt" label={fields.startsAt} />
        <MomentField name="endsAt" label={fields.endsAt} />
      </Pair>
      <FormInput
        name="when"
        label={fields.when}
        hint={hints.when}
        maxLength={CONTENT_LIMITS.when}
        counter
        required={startsAt === null}
      />
      <FormInput
        name="prize"
        label={fields.prize}
        maxLength={CONTENT_LIMITS.prize}
        counter
        required={false}
      />
      <FormTextarea
        name="summary"
        label={fields.summary}
        hint={hints.summary}
        rows={3}
        maxLength={CONTENT_LIMITS.summary}
        counter
        required={false}
      />
      <FormInput
        name="href"
        label={fields.href}
        hint={hints.href}
        maxLength={CONTENT_LIMITS.href}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        required={false}
      />
      <ArtField name="art" />
    </>
  );
};
