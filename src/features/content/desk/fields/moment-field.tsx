import { useField } from 'formik';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { identity } from '#network/identity';
import { formatMoment } from '@/lib/format-date';
import { momentField } from '@/messages/en/content-desk-fields';
import { Button } from '@/ui/button/button';
import { InputField } from '@/ui/form/field';
import { WhichOfTwo } from './which-of-two';
import { localTime, momentsAt } from './zoned-time';

const Clear = styled(Button)`
  width: ${({ theme }) => theme.size.touch};
  padding-inline: 0;
`;

/** What stands in the input, where it says more than the form's value. */
interface Typed {
  readonly text: string;
  readonly value: string | null;
  readonly problem: string | undefined;
}

const { problems } = momentField;

/** What is meant by the input's text, and whether the browser has more in it than it says. */
const read = (text: string, isUnfinished: boolean, zone: string): Typed => {
  const refused = (problem: string) => ({ text, value: null, problem });
  if (text === '') return { text, value: null, problem: isUnfinished ? problems.unfinished : undefined };
  const moments = momentsAt(text, zone);
  if (moments === null) return refused(problems.year);
  const [first] = moments;
  return first === undefined ? refused(problems.skipped) : { text, value: first, problem: undefined };
};

export interface MomentFieldProps {
  /** In the form's values: an ISO 8601 time in UTC, or null for none. */
  name: string;
  /** Without the zone, which is added. */
  label: string;
  required?: boolean;
  /** As the IANA names it; the site's unless given. */
  zone?: string;
}

/**
 * A date and a time in the site's zone. What the clocks never show is refused; for what they show twice it asks which one is
 * meant. The form is not sent while the input holds what is no time.
 */
export const MomentField = ({
  name,
  label,
  required = false,
  zone = identity.timeZone,
}: MomentFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<Typed | null>(null);
  /** The same, for a form that is checked before the component has been drawn again. */
  const latest = useRef<Typed>(null);
  const [{ value, onBlur }, { touched, error }, { setValue }] = useField<string | null>({
    name,
    validate: (checked: string | null) =>
      latest.current?.value === checked ? latest.current.problem : undefined,
  });
  // Whoever sets the form's value from outside means that one.
  const shown = typed?.value === value ? typed : null;
  const take = (next: Typed) => {
    latest.current = next;
    setTyped(next);
    void setValue(next.value);
  };
  const isElsewhere = Intl.DateTimeFormat().resolvedOptions().timeZone !== zone;
  const text = shown?.text ?? (value === null ? '' : localTime(value, zone));
  const choices = value === null ? null : momentsAt(text, zone);
  return (
    <div>
      <InputField
        ref={input}
        type="datetime-local"
        // Else the year has room for six digits.
        max="9999-12-31T23:59"
        name={name}
        label={momentField.label(label, zone)}
        required={required}
        hint={isElsewhere ? momentField.elsewhere(value === null ? null : formatMoment(value)) : undefined}
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
              // Half a date is in no value that React could change.
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
