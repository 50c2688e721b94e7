import { useFormikContext } from 'formik';
import { eventsDesk } from '#messages/content-desk-events';
import { CONTENT_LIMITS } from '@/contract/content-fields';
import { FormInput, FormTextarea } from '@/ui/form/form-fields';
import { Note } from '@/ui/layout/text';
import { ArtField } from '../fields/art-field';
import { MomentField } from '../fields/moment-field';
import type { EventValues } from './event-values';
import { Pair, RecurrenceFields } from './recurrence-fields';
import { recurrenceOf, recurrenceText } from './recurrence-values';

const { fields, hints, rule } = eventsDesk;

export const EventFields = () => {
  const { values } = useFormikContext<EventValues>();
  const { startsAt, timeZone } = values;
  const recurrence = recurrenceOf(values);
  return (
    <>
      <FormInput name="title" label={fields.title} maxLength={CONTENT_LIMITS.title} counter />
      <Note>{rule}</Note>
      <Pair>
        <MomentField name="startsAt" label={fields.startsAt} zone={timeZone} />
        <MomentField name="endsAt" label={fields.endsAt} zone={timeZone} />
      </Pair>
      <RecurrenceFields />
      <FormInput
        name="when"
        label={fields.when}
        hint={
          recurrence && startsAt !== null ? hints.whenEmpty(recurrenceText(recurrence, startsAt)) : hints.when
        }
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
