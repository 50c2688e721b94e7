import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import { eventsDesk } from '#messages/content-desk-events';
import { REPEATS } from '@/contract/content-fields';
import { FormInput, FormSelect } from '@/ui/form/form-fields';
import type { EventValues } from './event-values';
import { repeatsText } from './recurrence-values';

/** Fields beside each other where there is room. */
export const Pair = styled.div`
  display: grid;
  gap: ${({ theme }) => `0 ${theme.space[2]}`};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
`;

const { fields, hints, never, repeats: usual } = eventsDesk;

/** Fields of an event's recurrence, in words that follow its beginning. */
export const RecurrenceFields = () => {
  const { startsAt, timeZone, repeats } = useFormikContext<EventValues>().values;
  return (
    <>
      <FormSelect name="repeats" label={fields.repeats} required={false}>
        <option value="">{never}</option>
        {REPEATS.map((each) => (
          <option key={each} value={each}>
            {startsAt === null ? usual[each] : repeatsText(each, 1, startsAt, timeZone)}
          </option>
        ))}
      </FormSelect>
      {repeats !== '' && (
        <>
          <Pair>
            <FormInput
              name="every"
              label={repeats === 'weekly' ? fields.everyWeeks : fields.everyMonths}
              hint={hints.every}
              inputMode="numeric"
            />
            <FormInput name="until" label={fields.until} hint={hints.until} type="date" required={false} />
            <FormInput
              name="count"
              label={fields.count}
              hint={hints.count}
              inputMode="numeric"
              required={false}
            />
          </Pair>
          <FormInput name="except" label={fields.except} hint={hints.except} required={false} />
        </>
      )}
    </>
  );
};
