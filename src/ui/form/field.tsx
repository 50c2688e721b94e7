import { ChevronDown, CircleAlert } from 'lucide-react';
import { memo, useId, type ComponentProps, type ReactNode } from 'react';
import { optionalMark } from '#messages/pages';
import { useToldField } from '@/hydration/told-fields';
import { pasteCleaned } from '@/lib/clean-paste';
import {
  Adorned,
  Counter,
  Foot,
  Frame,
  Hint,
  Input,
  Label,
  Problem,
  Select,
  SelectBox,
  Textarea,
} from './field-style';

interface FrameProps {
  label: ReactNode;
  /** Instructions; stay visible while typing. */
  hint?: ReactNode;
  /** Error message; empty or undefined if the answer is valid. */
  error?: string | undefined;
  /** Shows how much of `maxLength` is used; a node replaces that counter. */
  counter?: ReactNode;
}

interface Associations {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FrameProps {
  control: Pick<ComponentProps<'input'>, 'id' | 'required' | 'value' | 'maxLength'>;
  children: (associations: Associations) => ReactNode;
}

const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.length : 0);

/** Label above, hint, error and counter below, and the ids that connect them to the control. */
const FieldFrame = ({ label, hint, error, counter = false, control, children }: FieldFrameProps) => {
  const ownId = useId();
  const { id = ownId, required = false, value, maxLength } = control;
  const hasError = error !== undefined && error !== '';
  const describedBy = [
    ...(hint === undefined ? [] : [`${id}-hint`]),
    ...(hasError ? [`${id}-error`] : []),
  ].join(' ');
  return (
    <Frame>
      <Label htmlFor={id}>
        {label}
        {!required && <Hint as="span"> {optionalMark}</Hint>}
      </Label>
      {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {children({
        id,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': hasError ? true : undefined,
      })}
      <Foot>
        {hasError && (
          <Problem id={`${id}-error`}>
            <CircleAlert size={16} />
            {error}
          </Problem>
        )}
        {counter === true
          ? maxLength !== undefined && (
              <Counter>{`${String(lengthOf(value))} / ${String(maxLength)}`}</Counter>
            )
          : counter}
      </Foot>
    </Frame>
  );
};

export interface InputFieldProps extends ComponentProps<'input'>, FrameProps {
  /** A button at the field's end, at most 44 px wide. */
  adornment?: ReactNode;
}

/** A line of text with its label, hint, error and counter. */
export const InputField = memo(function InputField({
  label,
  hint,
  error,
  counter = false,
  adornment,
  ref,
  ...control
}: InputFieldProps) {
  const field = useToldField(control.value, ref);
  return (
    <FieldFrame {...{ label, hint, error, counter, control }}>
      {(associations) =>
        adornment === undefined ? (
          <Input ref={field} dir="auto" onPaste={pasteCleaned} {...control} {...associations} />
        ) : (
          <Adorned>
            <Input ref={field} dir="auto" onPaste={pasteCleaned} {...control} {...associations} />
            {adornment}
          </Adorned>
        )
      }
    </FieldFrame>
  );
});

export interface TextareaFieldProps extends ComponentProps<'textarea'>, FrameProps {}

/** A longer text with its label, hint, error and counter. */
export const TextareaField = memo(function TextareaField({
  label,
  hint,
  error,
  counter = false,
  ref,
  ...control
}: TextareaFieldProps) {
  const field = useToldField(control.value, ref);
  return (
    <FieldFrame {...{ label, hint, error, counter, control }}>
      {(associations) => (
        <Textarea ref={field} rows={6} dir="auto" onPaste={pasteCleaned} {...control} {...associations} />
      )}
    </FieldFrame>
  );
});

export interface SelectFieldProps extends ComponentProps<'select'>, Omit<FrameProps, 'counter'> {}

/** A choice of one; `children` are its options. */
export const SelectField = ({ label, hint, error, ref, ...control }: SelectFieldProps) => {
  const field = useToldField(control.value, ref);
  return (
    <FieldFrame {...{ label, hint, error, control }}>
      {(associations) => (
        <SelectBox>
          <Select ref={field} {...control} {...associations} />
          <ChevronDown size={20} />
        </SelectBox>
      )}
    </FieldFrame>
  );
};
