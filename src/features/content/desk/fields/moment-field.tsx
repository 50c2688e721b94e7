import { useField } from 'formik';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { momentField } from '#messages/content-desk-fields';
import { Button } from '@/ui/button/button';
import { InputField } from '@/ui/form/field';
import { WhichOfTwo } from './which-of-two';
import { localTime, momentsAt } from './zoned-time';

const Clear = styled(Button)`
  width: ${({ theme }) => theme.size.touch};
  padding-inline: 0;
`;

/** Text in the input, which may say more than the form's value. */
interface Typed {
  readonly text: string;
  readonly value: string | null;
  readonly problem: string | undefined;
}

const { problems } = momentField;

/** Parses the input's text; `isUnfinished` if the browser holds more than it reports. */
const read = (text: string, isUnfinished: boolean, zone: string): Typed => {
  const refused = (problem: string) => ({ text, value: null, problem });
  if (text === '') return { text, value: null, problem: isUnfinished ? problems.unfinished : undefined };
  const moments = momentsAt(text, zone);
  if (moments === null) return refused(problems.year);
  const [first] = moments;
  return first === undefined ? refused(problems.skipped) : { text, value: first, problem: undefined };
};

const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export interface MomentFieldProps {
  /** Name in the form's values: an ISO 8601 time in UTC, or null for none. */
  name: string;
  /** The label without the time zone, which is added. */
  label: string;
  /** IANA name; defaults to the browser's time zone, like every time at the desks. */
  zone?: string;
}

/**
 * A date and time in the editor's time zone, which the label names. A time skipped by the clocks is rejected; for a repeated one it
 * asks which is meant. The form cannot be sent while the input holds an invalid time.
 */
export const MomentField = ({ name, label, zone = ownZone() }: MomentFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<Typed | null>(null);
  /** The same for validation that runs before the component renders again. */
  const latest = useRef<Typed>(null);
  const [{ value, onBlur }, { touched, error }, { setValue }] = useField<string | null>({
    name,
    validate: (checked: string | null) =>
      latest.current?.value === checked ? latest.current.problem : undefined,
  });
  // A value that the form set from outside takes precedence.
  const shown = typed?.value === value ? typed : null;
  const take = (next: Typed) => {
    latest.current = next;
    setTyped(next);
    void setValue(next.value);
  };
  const text = shown?.text ?? (value === null ? '' : localTime(value, zone));
  const choices = value === null ? null : momentsAt(text, zone);
  return (
    <div>
      <InputField
        ref={input}
        type="datetime-local"
        // Without it, the year accepts six digits.
        max="9999-12-31T23:59"
        name={name}
        label={momentField.label(label, zone)}
        error={touched ? (shown?.problem ?? error) : undefined}
        value={text}
        onChange={({ target }) => take(read(target.value, target.validity.badInput, zone))}
        onBlur={onBlur}
        adornment={
          <Clear
            variant="quiet"
            aria-label={momentField.clear(label)}
            icon={<X size={20} />}
            onClick={() => {
              // Half a date is not part of any value that React could change.
              if (input.current) input.current.value = '';
              take({ text: '', value: null, problem: undefined });
              input.current?.focus();
            }}
          />
        }
      />
      {value !== null && choices?.length === 2 && (
        <WhichOfTwo
          zone={zone}
          moments={choices}
          value={value}
          onChange={(chosen) => void setValue(chosen)}
        />
      )}
    </div>
  );
};
